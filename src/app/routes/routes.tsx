import { framedRoutes } from './framed-routes.tsx'
import { pageRoutes } from './page-routes.ts'

/** All addresses in their frame: for the server, which loads all routes at its start. */
export const routes = framedRoutes(pageRoutes)
