import { matchPrecache } from 'workbox-precaching'
import { offlinePage } from '../cache-names.ts'
import { isPlainRead, type Policy } from '../policy.ts'

/** Checkout and what follows it: always from the server, else a page that says the form is kept. */
export const customerPages: Policy = {
  name: 'customer pages',
  offline: 'says the form is kept',
  matches: (seen) =>
    isPlainRead(seen) && seen.mode === 'navigate' && /^\/customer(?:\/(?!.*\.\w+$)|$)/i.test(seen.url.pathname),
  handler: {
    handle: ({ request }) =>
      fetch(request).catch(async (cause: unknown) => {
        const page = await matchPrecache(offlinePage)
        if (page) return page
        throw cause
      }),
  },
}
