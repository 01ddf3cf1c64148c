import { type ReactNode, useEffect } from 'react'
import { AppUpdate } from '#features/app-update/app-update.tsx'
import { OfflineParts } from '#features/offline/offline-parts.tsx'
import { keepClickReference } from '#lib/click-reference.ts'
import { useIdle } from '#lib/idle.ts'
import { ChatPart } from './chat-part.tsx'
import { ComparePart } from './compare-part.tsx'
import { InstalledApp } from './installed-app.tsx'
import { PagesAhead } from './pages-ahead.ts'
import { VitalsReport } from './vitals-report.tsx'

/** Each in a piece of work of its own. */
const Late = ({ children }: { children: ReactNode }) => useIdle() && children

/** What the first view does without: it comes when the page has come to rest, in a script of its own. */
export function LateParts() {
  useEffect(() => keepClickReference(), [])
  return (
    <>
      <AppUpdate />
      <ComparePart />
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
        <PagesAhead />
      </Late>
    </>
  )
}
