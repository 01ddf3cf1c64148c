import { expect, expectTypeOf, it, vi } from 'vitest'
import { pageRoutes } from '#app/routes/routes.ts'
import type { PreloadKey, RouteData } from '#lib/page/route-handle.ts'
import { preloadRoutes } from './preload-routes.ts'

const page = (data: RouteData = {}) => {
  const lazy = vi.fn(async () => ({ Component: () => null }))
  return { path: '/x', lazy, ...data }
}

it('loads the pages of the requested key, and no others [S3-2-31]', async () => {
  expectTypeOf<RouteData>().toHaveProperty('preloadKey')
  const [first, second, none] = [page({ preloadKey: 'product' }), page({ preloadKey: 'product' }), page()]
  const otherKey = page({ preloadKey: 'dashboard' as PreloadKey })
  await preloadRoutes([first, none, second, otherKey], 'product')
  expect([first, second, none, otherKey].map(({ lazy }) => lazy.mock.calls.length)).toEqual([1, 1, 0, 0])
})

it('treats a page that fails to load as not loaded yet', async () => {
  const lost = { ...page({ preloadKey: 'product' }), lazy: () => Promise.reject(new Error('offline')) }
  const found = page({ preloadKey: 'product' })
  await preloadRoutes([lost, { path: '/y', preloadKey: 'product' }, found], 'product')
  expect(found.lazy).toHaveBeenCalledTimes(1)
})

it('finds the product page under its key', () => {
  const productRoutes = pageRoutes.filter(({ preloadKey }) => preloadKey === 'product')
  expect(productRoutes.map(({ path }) => path)).toEqual(['/p/:slug'])
})
