import { CacheFirst } from 'workbox-strategies'
import { cacheFiles, expire } from '../keeping.ts'
import { type Handler, isPart, type Policy } from '../policy.ts'
import { respondFromArchive } from '../script-archive.ts'

const runtime = new CacheFirst({
  cacheName: 'hearth-assets',
  matchOptions: { ignoreVary: true },
  plugins: [cacheFiles, expire({ entries: 300, days: 60 })],
})

// The name contains the hash of the content, so a file from the cache of any build is right. An old tab finds its files
// also after an update.
const handler: Handler = {
  handle: async (options) =>
    (await caches.match(options.request, { ignoreVary: true })) ??
    (await respondFromArchive(options.request, options.event)) ??
    (await runtime.handle(options)),
}

/** Scripts and styles of the app. */
export const builtFiles: Policy = {
  name: 'built files',
  offline: 'works',
  matches: (seen) => isPart(seen) && seen.url.pathname.startsWith('/assets/'),
  handler,
}
