import { AppUpdate } from '#features/app-update/app-update.tsx'
import { OfflineParts } from '#features/offline/offline-parts.tsx'
import { InstalledApp } from './installed-app.tsx'
import { VitalsReport } from './vitals-report.tsx'

/** What the first view does without: it comes when the page has come to rest, in a script of its own. */
export function LateParts() {
  return (
    <>
      <AppUpdate />
      <OfflineParts />
      <VitalsReport />
      <InstalledApp />
    </>
  )
}
