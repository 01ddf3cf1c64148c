import type { ReactNode } from 'react'
import { AppUpdate } from '#features/app-update/app-update.tsx'
import { OfflineParts } from '#features/offline/offline-parts.tsx'
import { useEndedSignIn } from '#lib/account/ended-sign-in.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { isUnsupportedBrowser } from '#lib/browser/unsupported-browser.ts'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { ChatPart } from './chat.tsx'
import { ComparePart } from './compare.tsx'
import { ConsentPart } from './consent.tsx'
import { InstalledApp } from './installed-app.tsx'
import { ListMotion } from './list-motion.tsx'
import { Motion } from './motion.tsx'
import { NewsletterPart } from './newsletter.tsx'
import { NextAhead } from './next-ahead.ts'
import { TrackingPart } from './tracking.ts'

const BackToTop = onDemand(() => import('#ui/layout/back-to-top.tsx').then((module) => module.BackToTop))
const NarrowHeader = onDemand(() => import('./narrow-header.tsx').then((module) => module.NarrowHeader))
const UnsupportedModal = onDemand(() => import('./unsupported-modal.tsx').then((module) => module.UnsupportedModal))
const SignedOutNote = onDemand(() =>
  import('#features/identity/session/signed-out-note.tsx').then((module) => module.SignedOutNote),
)
const StaffPart = onDemand(() => import('./staff.tsx').then((module) => module.StaffPart))

/** Mounts each child in its own idle callback, to avoid a long task. */
const Late = ({ children }: { children: ReactNode }) => useIdle() && children

/** Features that the first view does not need: loaded in a separate chunk when the page is idle. */
export function LateParts() {
  return (
    <>
      {useSignedIn() && <StaffPart />}
      {useWideScreen() ? <BackToTop /> : <NarrowHeader />}
      {isUnsupportedBrowser(navigator.userAgent) && <UnsupportedModal />}
      <Motion />
      <ListMotion />
      <AppUpdate />
      {useEndedSignIn() && <SignedOutNote />}
      <ComparePart />
      <ConsentPart />
      <Late>
        <TrackingPart />
      </Late>
      <Late>
        <OfflineParts />
      </Late>
      <Late>
        <InstalledApp />
      </Late>
      <Late>
        <ChatPart />
      </Late>
      <Late>
        <NewsletterPart />
      </Late>
      <Late>
        <NextAhead />
      </Late>
    </>
  )
}
