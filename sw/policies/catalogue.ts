import { NetworkFirst } from 'workbox-strategies'
import { catalogueCache } from '../cache-names.ts'
import { cachePublic, expire } from '../keeping.ts'
import { isPart, type Policy } from '../policy.ts'
import { notifyNewPrices } from '../report-new-prices.ts'

const paths =
  /^\/api\/(?:v2\/product\/(?!search-url)|product\/features\/|meta\/product\/|pricehistory\/|catalogue\/(?:listing|best|category|cards|pictures)(?:$|\/)|v3\/search(?:$|\/)|v2\/sitesearch\/(?!search-url)|search\/products(?:$|\/)|compare\/products(?:$|\/)|reviews\/)/i

/** Products, lists and search contain prices and stock, so the network is first. */
export const catalogue: Policy = {
  name: 'catalogue',
  offline: 'last seen',
  matches: (seen) => isPart(seen) && paths.test(seen.url.pathname),
  handler: new NetworkFirst({
    cacheName: catalogueCache,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreVary: true },
    plugins: [cachePublic, expire({ entries: 300, days: 14 }), notifyNewPrices],
  }),
}
