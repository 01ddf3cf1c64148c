import { StaleWhileRevalidate } from 'workbox-strategies'
import { cachePublic, expire } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'

const paths =
  /^\/api\/(?:navbar|settings|sitemap|content|contact\/form|catalogue\/(?:categories|brands)|promotion|static|alertbanner|locality|store(?!\/(?:setstore|select-view)))(?:$|\/)/i

/** Navigation, brands, stores, settings, texts: they rarely change, so the cached copy is used and revalidated. */
export const reference: Policy = {
  name: 'reference',
  offline: 'last seen',
  matches: (seen) => isPart(seen) && paths.test(seen.url.pathname),
  handler: new StaleWhileRevalidate({
    cacheName: 'hearth-reference',
    matchOptions: { ignoreVary: true },
    plugins: [cachePublic, expire({ entries: 200, days: 30 })],
  }),
}
