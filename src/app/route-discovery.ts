import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { framedRoutes, pageLayer } from './framed-routes.tsx'
import { shopRoutes } from './shop-routes.ts'

const shop = framedRoutes(shopRoutes)
const isOfShop = (pathname: string) => matchRoutes(shop, pathname)?.at(-1)?.route.id !== 'not-found'
const moreRoutes = async (): Promise<RouteObject[]> => (await import('./more-routes.ts')).moreRoutes

/** The table of routes a page starts with: the shop's, and the rest where the address is none of the shop's. */
export const routesAt = async (pathname: string): Promise<RouteObject[]> =>
  isOfShop(pathname) ? shop : framedRoutes([...shopRoutes, ...(await moreRoutes())])

/** Fetches the rest of the table when somebody goes to an address that is none of the shop's. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isOfShop(path)) patch(pageLayer, await moreRoutes())
}
