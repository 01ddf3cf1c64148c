import type { RouteObject } from 'react-router-dom'
import { loadAhead } from '#lib/load-ahead.ts'
import type { PreloadKey, RouteData } from '#lib/route-handle.ts'

/** Loads the code of the pages with this key, so that going to one of them waits for its data alone [S3-2-31]. */
export async function preloadRoutes(pages: readonly (RouteObject & RouteData)[], key: PreloadKey) {
  const wanted = pages.filter(({ preloadKey }) => preloadKey === key)
  await Promise.all(wanted.map(({ lazy }) => typeof lazy === 'function' && loadAhead(lazy)))
}
