import { CacheFirst } from 'workbox-strategies'
import { expire, keepFiles } from '../keeping.ts'
import { type Handler, isPart, type Policy } from '../policy.ts'

const runtime = new CacheFirst({
  cacheName: 'hearth-assets',
  matchOptions: { ignoreVary: true },
  plugins: [keepFiles, expire({ entries: 300, days: 60 })],
})

// The name carries the hash of the content: whichever build's cache has it, it is the right one. So an old tab finds its
// files after an update, too.
const handler: Handler = {
  handle: async (options) =>
    (await caches.match(options.request, { ignoreVary: true })) ?? (await runtime.handle(options)),
}

/** Scripts and styles of the app. */
export const builtFiles: Policy = {
  name: 'built files',
  offline: 'works',
  matches: (seen) => isPart(seen) && seen.url.pathname.startsWith('/assets/'),
  handler,
}
