/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

const cacheControl = (response: Response) => response.headers.get('cache-control') ?? ''

/** Answers for one person are never kept. Cookies cannot be seen here: what sets one says private or no-store, too. */
const isForEverybody = (response: Response) =>
  response.status === 200 && !response.redirected && !/\b(?:private|no-store)\b/.test(cacheControl(response))

const isDeclaredPublic = (response: Response) => isForEverybody(response) && /\bpublic\b/.test(cacheControl(response))

/** Files and pages. */
export const mayKeepFile = isForEverybody

const only = (mayKeep: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
})
export const keepFiles = only(isForEverybody)
/** Answers of the API: only what says of itself that it is the same for everybody. */
export const keepPublic = only(isDeclaredPublic)

const day = 24 * 60 * 60

type Limits = { entries: number; days: number; goesFirst?: boolean }

/** Bounds a cache. `goesFirst`: emptied when the device is full. */
export const expire = ({ entries, days, goesFirst = false }: Limits) =>
  new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * day, purgeOnQuotaError: goesFirst })
