import { useEffect } from 'react'
import { AppUpdate } from '#features/app-update/app-update.tsx'
import { OfflineParts } from '#features/offline/offline-parts.tsx'
import { keepClickReference } from '#lib/click-reference.ts'
import { InstalledApp } from './installed-app.tsx'
import { PagesAhead } from './pages-ahead.ts'
import { VitalsReport } from './vitals-report.tsx'

/** What the first view does without: it comes when the page has come to rest, in a script of its own. */
export function LateParts() {
  useEffect(() => keepClickReference(), [])
  return (
    <>
      <AppUpdate />
      <OfflineParts />
      <VitalsReport />
      <InstalledApp />
      <PagesAhead />
    </>
  )
}
