import { CacheFirst } from 'workbox-strategies'
import { picturesCache } from '../cache-names.ts'
import { cachePublic, expire } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'

/** Images of products and stores: their address contains a version. Evicted first when the quota is exceeded. */
export const pictures: Policy = {
  name: 'pictures',
  offline: 'last seen',
  matches: (seen) => isPart(seen) && seen.url.pathname.startsWith('/images/'),
  handler: new CacheFirst({
    cacheName: picturesCache,
    matchOptions: { ignoreVary: true },
    plugins: [cachePublic, expire({ entries: 300, days: 30, goesFirst: true })],
  }),
}
