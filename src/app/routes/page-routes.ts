import { moreRoutes } from './more-routes.ts'
import { shopRoutes } from './shop-routes.ts'

/** All addresses, each with one lazy page. */
export const pageRoutes = [...shopRoutes, ...moreRoutes]
