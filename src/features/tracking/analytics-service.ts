import type { Api } from '#contract/client.ts'
import { analyticsLimits } from '#contract/tracking/analytics-types.ts'
import type { TrackedEvent } from '#domain/tracking/tracking.ts'
import { type SafeStorage, safeStorage } from '#lib/browser/flags.ts'
import { heardOf, type Noted } from './rules/tracking-table.ts'

const repeatKey = 'repeat-visitor'
// A page that is left takes its last words along, and a blocker that stops them says nothing about the connection.
const aside = { keepalive: true, quiet: true } as const

function wasHere(storage: SafeStorage): boolean {
  const isRepeat = storage.getItem(repeatKey) !== null
  if (!isRepeat) storage.setItem(repeatKey, '1')
  return isRepeat
}

/** Sends events to the shop's own analytics service [S1-1-22] [S1-7-31] to [S1-7-33]. Failures are ignored. */
export function analyticsService({ analytics }: Pick<Api, 'analytics'>, storage = safeStorage(() => localStorage)) {
  const isRepeatUser = wasHere(storage)
  /** The last page that may be named. */
  let url = ''
  const send = (call: () => Promise<unknown>) => {
    if (navigator.onLine !== false) void call().catch(() => {})
  }
  const note = ({ type, query = '', products = [] }: Noted) =>
    send(() => {
      const { query: longest, products: most, url: path } = analyticsLimits
      const body = {
        analyticsEventType: type,
        query: query.slice(0, longest),
        productList: products.slice(0, most),
        url: url.slice(0, path),
        isRepeatUser,
      }
      return analytics.note({ body }, aside)
    })

  return {
    /** Once for each start of the app. */
    visit: () => note({ type: 'visit' }),
    hear(tracked: TrackedEvent) {
      if (tracked.event === 'pageview') url = tracked.path
      if (tracked.event === 'search')
        send(() => analytics.search({ query: { searchTerm: tracked.term.slice(0, analyticsLimits.query) } }, aside))
      if (tracked.event === 'productView')
        send(() => analytics.productLoad({ query: { productId: tracked.productId } }, aside))
      const { analytics: noted } = heardOf(tracked)
      if (noted) note(noted)
    },
  }
}
