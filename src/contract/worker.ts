/**
 * Messages between page and service worker, and the names that they share. Plain strings, because the worker imports
 * this.
 */

/** Caches with the HTML of one build; the build id follows. */
export const pagesCachePrefix = 'hearth-pages-'
/** Response headers that the worker adds to a cached page: time stored (epoch ms), and the URL-encoded title. */
export const savedAtHeader = 'x-saved-at'
export const savedTitleHeader = 'x-saved-title'
/** Request header of the worker of a phone: its requests have no client hints. */
export const phoneHeader = 'x-phone'
/** Id of the last image that the first view of a phone's page waits for. */
export const endOfFirstView = 'first-view'

/** A message from a page to the worker. */
export type PageMessage =
  /** Do not remove: pages of old builds and workbox-window send it. */
  | { type: 'SKIP_WAITING' }
  /** The page the shopper views now. `resources` are the files it loaded before the worker was active. */
  | { type: 'page-shown'; url: string; resources: string[] }
  /** The worker responds through the message port with the number of open windows. */
  | { type: 'count-windows' }

/** A message from the worker to a page. */
export type WorkerMessage =
  /** The page shows cached data that differs from the server's response. Zero prices: other data changed. */
  | { type: 'page-refreshed'; url: string; changedPrices: number }
  /** The connection is restored: pending changes can be sent. */
  | { type: 'send-waiting' }
