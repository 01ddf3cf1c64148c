import { matchPrecache } from 'workbox-precaching'
import { shell } from './cache-names.ts'

/** A page that is never stored, from the shop; without a connection the shop's own frame, in which the app draws what it can. */
export const inShell = {
  handle: ({ request }: { request: Request }) =>
    fetch(request).catch(async (cause: unknown) => {
      const page = await matchPrecache(shell)
      if (page) return page
      throw cause
    }),
}
