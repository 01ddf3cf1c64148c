import { CacheFirst } from 'workbox-strategies'
import { cacheFiles, expire } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'

export const fonts: Policy = {
  name: 'fonts',
  offline: 'works',
  matches: (seen) => isPart(seen) && /^\/fonts\/.+\.woff2$/.test(seen.url.pathname),
  handler: new CacheFirst({
    cacheName: 'hearth-fonts',
    matchOptions: { ignoreVary: true },
    plugins: [cacheFiles, expire({ entries: 30, days: 365 })],
  }),
}
