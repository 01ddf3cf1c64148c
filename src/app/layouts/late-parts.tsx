import { type ReactNode, useEffect } from 'react'
import { AppUpdate } from '#features/app-update/app-update.tsx'
import { OfflineParts } from '#features/offline/offline-parts.tsx'
import { storeClickReference } from '#lib/click-reference.ts'
import { useIdle } from '#lib/idle.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { useSignedIn } from '#lib/signed-in.ts'
import { isUnsupportedBrowser } from '#lib/unsupported-browser.ts'
import { useWideScreen } from '#lib/wide-screen.ts'
import { ChatPart } from './chat-part.tsx'
import { ComparePart } from './compare-part.tsx'
import { InstalledApp } from './installed-app.tsx'
import { NewsletterPart } from './newsletter-part.tsx'
import { PagesAhead } from './pages-ahead.ts'
import { TrackingPart } from './tracking-part.ts'
import { VitalsReport } from './vitals-report.tsx'

const BackToTop = onDemand(() => import('#ui/back-to-top.tsx').then((module) => module.BackToTop))
const UnsupportedModal = onDemand(() => import('./unsupported-modal.tsx').then((module) => module.UnsupportedModal))
const StaffPart = onDemand(() => import('./staff-part.tsx').then((module) => module.StaffPart))

/** Mounts each child in its own idle callback, to avoid a long task. */
const Late = ({ children }: { children: ReactNode }) => useIdle() && children

/** Features that the first view does not need: loaded in a separate chunk when the page is idle. */
export function LateParts() {
  useEffect(() => storeClickReference(), [])
  return (
    <>
      {useSignedIn() && <StaffPart />}
      {useWideScreen() && <BackToTop />}
      {isUnsupportedBrowser(navigator.userAgent) && <UnsupportedModal />}
      <AppUpdate />
      <ComparePart />
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
        <VitalsReport />
      </Late>
      <Late>
        <ChatPart />
      </Late>
      <Late>
        <NewsletterPart />
      </Late>
      <Late>
        <PagesAhead />
      </Late>
    </>
  )
}
