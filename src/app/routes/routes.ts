import { framedRoutes } from './framed-routes.tsx'
import { moreRoutes } from './more-routes.ts'
import { shopRoutes } from './shop-routes.ts'

/** All addresses, each with one lazy page. */
export const pageRoutes = [...shopRoutes, ...moreRoutes]

/** All addresses in their frame: for the server, which loads all routes at its start. */
export const routes = framedRoutes(pageRoutes)
