import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { type App, useApp } from '#lib/app.tsx'
import { pageKindOf } from '#lib/page/page-kind.ts'
import { collectWebVitals } from '#lib/tracking/web-vitals.ts'

let collects = false

/** Once per document: web vitals belong to the page that was loaded, not to later client-side navigations. */
function collectOnce({ vitals }: App['api'], page: string) {
  if (collects) return
  collects = true
  // A failed report is ignored: it is one of many.
  collectWebVitals((seen) => void vitals.report({ body: { page, vitals: seen } }, { keepalive: true }).catch(() => {}))
}

export function VitalsReport() {
  const { api } = useApp()
  const page = pageKindOf(useMatches().at(-1)?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that was loaded counts
  useEffect(() => collectOnce(api, page), [])
  return null
}
