import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteMatch, type RouteObject } from 'react-router-dom'
import { framedRoutes, pageLayer, withLoss } from '#app/routes/framed-routes.tsx'
import { shopRoutes } from '#app/routes/shop-routes.ts'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'

const shop = framedRoutes(shopRoutes)
const matchesIn = (routes: RouteObject[], pathname: string): RouteMatch[] => matchRoutes(routes, pathname) ?? []
const areOfShop = (matches: readonly RouteMatch[]) => matches.at(-1)?.route.id !== 'not-found'
const moreRoutes = async (): Promise<RouteObject[]> =>
  (await import('#app/routes/more-routes.ts').catch(throwMissedPart)).moreRoutes

/**
 * The routes a page starts with, and those of them that match its address: the routes of the shop, and all others when
 * the address matches none of them.
 */
export async function routesAt(pathname: string) {
  const matches = matchesIn(shop, pathname)
  if (areOfShop(matches)) return { routes: shop, matches }
  const routes = framedRoutes([...shopRoutes, ...(await moreRoutes())])
  return { routes, matches: matchesIn(routes, pathname) }
}

/** Loads the other routes when the shopper navigates to an address that no route of the shop matches. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!areOfShop(matchesIn(shop, path))) patch(pageLayer, (await moreRoutes()).map(withLoss))
}
