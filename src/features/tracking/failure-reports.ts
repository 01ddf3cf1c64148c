import type { Api } from '#contract/client.ts'
import { analyticsLimits } from '#contract/tracking/analytics-types.ts'
import { redact } from '#domain/tracking/redact.ts'
import { onReport } from '#lib/network/report-failure.ts'

/** Per page: limits the reports of an endless loop. */
const mostReports = 10

/** Reports failures to the shop's server, each once a page, without personal data [S2-8-23]. */
export function sendFailureReports({ failure }: Pick<Api, 'failure'>, pageKind: () => string) {
  const reported = new Set<string>()
  return onReport(({ area, text }) => {
    const body = {
      area: area.slice(0, analyticsLimits.area),
      text: redact(text).slice(0, analyticsLimits.text),
      page: pageKind(),
    }
    const report = `${body.area} ${body.text}`
    if (reported.has(report) || reported.size >= mostReports || navigator.onLine === false) return
    reported.add(report)
    // That a report is lost is not reported.
    void failure.report({ body }, { keepalive: true, quiet: true }).catch(() => {})
  })
}
