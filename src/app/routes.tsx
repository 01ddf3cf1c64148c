import { framedRoutes } from './framed-routes.tsx'
import { pageRoutes } from './page-routes.ts'

/** Every address there is, in its frame: for the server, which knows them all from the start. */
export const routes = framedRoutes(pageRoutes)
