import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { framedRoutes, pageLayer } from '#app/routes/framed-routes.tsx'
import { shopRoutes } from '#app/routes/shop-routes.ts'

const shop = framedRoutes(shopRoutes)
const isOfShop = (pathname: string) => matchRoutes(shop, pathname)?.at(-1)?.route.id !== 'not-found'
const moreRoutes = async (): Promise<RouteObject[]> => (await import('#app/routes/more-routes.ts')).moreRoutes

/** The routes a page starts with: those of the shop, and all others when the address matches none of them. */
export const routesAt = async (pathname: string): Promise<RouteObject[]> =>
  isOfShop(pathname) ? shop : framedRoutes([...shopRoutes, ...(await moreRoutes())])

/** Loads the other routes when the shopper navigates to an address that no route of the shop matches. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isOfShop(path)) patch(pageLayer, await moreRoutes())
}
