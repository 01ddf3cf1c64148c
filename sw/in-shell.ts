import { matchPrecache } from 'workbox-precaching'
import { shell } from './cache-names.ts'

/** For pages that are never stored: network first; offline the app shell, in which the app renders what it can. */
export const inShell = {
  handle: ({ request }: { request: Request }) =>
    fetch(request).catch(async (cause: unknown) => {
      const page = await matchPrecache(shell)
      if (page) return page
      throw cause
    }),
}
