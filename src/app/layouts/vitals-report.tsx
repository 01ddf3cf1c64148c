import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { type App, useApp } from '#lib/app.tsx'
import { pageKindOf } from '#lib/page-kind.ts'
import { collectWebVitals } from '#lib/web-vitals.ts'

let collects = false

/** Once per document: the figures belong to the page that was loaded, whichever the shopper goes to from there. */
function collectOnce({ vitals }: App['api'], page: string) {
  if (collects) return
  collects = true
  // A figure that is lost is one of many: nobody is told.
  collectWebVitals((seen) => void vitals.report({ body: { page, vitals: seen } }, { keepalive: true }).catch(() => {}))
}

export function VitalsReport() {
  const { api } = useApp()
  const page = pageKindOf(useMatches().at(-1)?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that was loaded counts
  useEffect(() => collectOnce(api, page), [])
  return null
}
