/// <reference lib="webworker" />

import { isPlainRead, type Policy } from '../policy.ts'
import { respondWithPage } from '../respond-with-page.ts'
import type { StoredPages } from '../stored-pages.ts'

const isElsewhere = (path: string) =>
  /^\/(?:account|blank|api|sandbox|customer|reset|healthz|readyz|metrics)(?:\/|$)/i.test(path)
const isFile = (path: string) => /\.[a-z][a-z0-9]{1,11}$/i.test(path)

/** Public pages: the stored copy with revalidation; else the server, for three seconds; else the shell. */
export const publicPages = (pages: StoredPages): Policy => ({
  name: 'public pages',
  offline: 'last seen, dated',
  matches: (seen) => {
    const path = seen.url.pathname
    return isPlainRead(seen) && seen.mode === 'navigate' && !isElsewhere(path) && !isFile(path)
  },
  // A navigation is always a FetchEvent.
  handler: { handle: ({ event }) => respondWithPage(pages, event as FetchEvent) },
})
