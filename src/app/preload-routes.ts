import type { RouteObject } from 'react-router-dom'
import type { PreloadKey, RouteData } from '#lib/route-handle.ts'

/** Loads the code of the pages with this key, so that going to one of them waits for its data alone [S3-2-31]. */
export async function preloadRoutes(pages: readonly (RouteObject & RouteData)[], key: PreloadKey) {
  const wanted = pages.filter(({ preloadKey }) => preloadKey === key)
  // Nobody has asked for the page yet: what fails now is tried again, and told, when somebody does.
  await Promise.allSettled(wanted.map(async ({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined)))
}
