/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

const cacheControl = (response: Response) => response.headers.get('cache-control') ?? ''

/**
 * Never caches private responses. A worker cannot read Set-Cookie; responses that set a cookie are private or no-store,
 * too.
 */
const isForEverybody = (response: Response) =>
  response.status === 200 && !response.redirected && !/\b(?:private|no-store)\b/.test(cacheControl(response))

const isDeclaredPublic = (response: Response) => isForEverybody(response) && /\bpublic\b/.test(cacheControl(response))

/** For files and pages. */
export const isCacheableFile = isForEverybody

const only = (isCacheable: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
})
export const cacheFiles = only(isForEverybody)
/** For API responses: caches only those with `Cache-Control: public`. */
export const cachePublic = only(isDeclaredPublic)

const day = 24 * 60 * 60

type Limits = { entries: number; days: number; goesFirst?: boolean }

/** Limits a cache. `goesFirst`: cleared when the quota is exceeded. */
export const expire = ({ entries, days, goesFirst = false }: Limits) =>
  // The class declares the callbacks that it lacks as undefined, which its own interface excludes.
  new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: goesFirst,
  }) as WorkboxPlugin
