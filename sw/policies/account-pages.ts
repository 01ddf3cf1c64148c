import { matchPrecache } from 'workbox-precaching'
import { shell } from '../cache-names.ts'
import { isPlainRead, type Policy } from '../policy.ts'

/**
 * The account and the ways into it: never stored, as their addresses can hold a token. Without a connection the shop's own
 * frame comes, and the page in it says what it cannot show.
 */
export const accountPages: Policy = {
  name: 'account pages',
  offline: 'says so in the frame of the shop',
  matches: (seen) =>
    isPlainRead(seen) && seen.mode === 'navigate' && /^\/(?:account|blank)(?:\/|$)/i.test(seen.url.pathname),
  handler: {
    handle: ({ request }) =>
      fetch(request).catch(async (cause: unknown) => {
        const page = await matchPrecache(shell)
        if (page) return page
        throw cause
      }),
  },
}
