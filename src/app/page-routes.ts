import { moreRoutes } from './more-routes.ts'
import { shopRoutes } from './shop-routes.ts'

/** Every address there is, each with one lazy page. */
export const pageRoutes = [...shopRoutes, ...moreRoutes]
