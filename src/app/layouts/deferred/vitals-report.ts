import type { App } from '#lib/app.tsx'
import { collectWebVitals } from '#lib/tracking/web-vitals.ts'

let collects = false

/** Once per document: web vitals belong to the page that was loaded, not to later client-side navigations. */
export function reportVitals({ vitals }: App['api'], page: string) {
  if (collects) return
  collects = true
  // A failed report is ignored: it is one of many.
  collectWebVitals((seen) => void vitals.report({ body: { page, vitals: seen } }, { keepalive: true }).catch(() => {}))
}
