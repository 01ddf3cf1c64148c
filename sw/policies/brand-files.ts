import { StaleWhileRevalidate } from 'workbox-strategies'
import { cacheFiles, expire } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'

const paths = /^\/(?:(?:brands\/[\w-]+|signs)\/[\w.-]+\.(?:svg|png|webp)|fonts\/[\w-]+\.css)$/

/**
 * Icons and font sheets of the brands, and logos that the shops share. Their names have no hash, so they are
 * revalidated in the background. `/brands/norrvik` is a page.
 */
export const brandFiles: Policy = {
  name: 'brand files',
  offline: 'works',
  matches: (seen) => isPart(seen) && paths.test(seen.url.pathname),
  handler: new StaleWhileRevalidate({
    cacheName: 'hearth-brand-files',
    matchOptions: { ignoreVary: true },
    plugins: [cacheFiles, expire({ entries: 60, days: 60 })],
  }),
}
