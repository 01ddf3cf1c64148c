/** What app and worker say to each other, and where each finds what the other stored. Plain strings: the worker reads this. */

/** Caches that hold one build's HTML; the id of the build follows. */
export const pagesCachePrefix = 'hearth-pages-'
/** Headers the worker adds to a stored page: when it was stored (epoch ms), and its title, URL-encoded. */
export const savedAtHeader = 'x-saved-at'
export const savedTitleHeader = 'x-saved-title'

/** What a page tells the worker. */
export type PageMessage =
  /** Stays for ever: pages of old builds say it, and so does workbox-window. */
  | { type: 'SKIP_WAITING' }
  /** The shopper is on this page now. `resources` are the files it loaded before the worker was there. */
  | { type: 'page-shown'; url: string; resources: string[] }
  /** Answered over the message's port with the number of open windows. */
  | { type: 'count-windows' }

/** What the worker tells a page. */
export type WorkerMessage =
  /** What was shown came from this device; the server's answer differs. Zero prices: something else does. */
  | { type: 'page-refreshed'; url: string; changedPrices: number }
  /** The connection is back: what waits can be sent. */
  | { type: 'send-waiting' }
