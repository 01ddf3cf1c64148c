import type { RouteObject } from 'react-router-dom'
import { loadAhead } from '#lib/boot/preload.ts'
import type { PreloadKey, RouteData } from '#lib/page/route-handle.ts'

/** Preloads the code of the pages with this key, so that a navigation to them waits only for data [S3-2-31]. */
export async function preloadRoutes(pages: readonly (RouteObject & RouteData)[], key: PreloadKey) {
  const matching = pages.filter(({ preloadKey }) => preloadKey === key)
  await Promise.all(matching.map(({ lazy }) => typeof lazy === 'function' && loadAhead(lazy)))
}
