import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { AlertBanner } from '#contract/content/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { alertKeys } from './alert-keys.ts'
import { contentQueries } from './queries.ts'

export const alertRecheckMinutes = 10
// The cached bar itself is good until the next look, however late that is.
const cacheMinutes = 60 * 24 * 365

type Deps = { storage: ExpiringStorage; api: Api; queryClient: QueryClient }

// Our own key; what an older version or a curious visitor left there must not break the page.
const isBanner = (value: unknown): value is AlertBanner =>
  typeof value === 'object' && value !== null && 'desktopContent' in value && 'mobileContent' in value

/** The bar as it was last seen; closing it removed it from here. */
export function cachedAlert({ storage }: Pick<Deps, 'storage'>): AlertBanner | null {
  const value = storage.read(alertKeys.cache)
  return isBanner(value) ? value : null
}

/** Returns the cached banner for ten minutes after the last request, then requests it again [S1-7-26] [S1-9-05]. */
export async function currentAlert({ storage, api, queryClient }: Deps): Promise<AlertBanner | null> {
  if (storage.read(alertKeys.recheck) !== null) return cachedAlert({ storage })
  let banner: AlertBanner | null = null
  try {
    banner = await queryClient.fetchQuery({ ...contentQueries(api).alertBanner(), staleTime: 0, retry: false })
  } catch (cause) {
    // A request without a response does not count: leaving the page cancels it, and must not hide the banner for ten minutes.
    if (!(cause instanceof ApiError)) return cachedAlert({ storage })
    reportFailure('alert banner', cause)
  }
  // The banner was closed or reloaded in another tab while this request was in flight.
  if (storage.read(alertKeys.recheck) !== null) return cachedAlert({ storage })
  // Written last: a page that opens between the writes would treat the banner as closed.
  if (banner) storage.write(alertKeys.cache, banner, cacheMinutes)
  else storage.remove(alertKeys.cache)
  storage.write(alertKeys.recheck, true, alertRecheckMinutes)
  return banner
}

/** The banner may return with the next request, if the server still sends it. */
export function closeAlert({ storage }: Pick<Deps, 'storage'>) {
  storage.remove(alertKeys.cache)
  // Closed before the first response, which must not bring it back.
  if (storage.read(alertKeys.recheck) === null) storage.write(alertKeys.recheck, true, alertRecheckMinutes)
}
