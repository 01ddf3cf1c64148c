import { matchPrecache } from 'workbox-precaching'
import { offlinePage } from '../cache-names.ts'
import { isPlainRead, type Policy } from '../policy.ts'

/** The checkout and the pages after it: always from the server, else an offline page that says the form is saved. */
export const customerPages: Policy = {
  name: 'customer pages',
  offline: 'says that the form is saved',
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
