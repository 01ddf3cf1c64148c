import { StaleWhileRevalidate } from 'workbox-strategies'
import { expire, keepFiles } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'

const paths = /^\/(?:(?:brands\/[\w-]+|signs)\/[\w.-]+\.(?:svg|png|webp)|fonts\/[\w-]+\.css)$/

/**
 * Icons and font sheets of the brands, and signs the shops share. Their names carry no hash: asked for again behind what is shown.
 * `/brands/norrvik` is a page.
 */
export const brandFiles: Policy = {
  name: 'brand files',
  offline: 'works',
  matches: (seen) => isPart(seen) && paths.test(seen.url.pathname),
  handler: new StaleWhileRevalidate({
    cacheName: 'hearth-brand-files',
    matchOptions: { ignoreVary: true },
    plugins: [keepFiles, expire({ entries: 60, days: 60 })],
  }),
}
