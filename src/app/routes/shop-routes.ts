import type { RouteObject } from 'react-router-dom'
import { inTheme } from '#app/theme/page-theme.tsx'
import { paths } from '#lib/page/paths.ts'
import type { RouteData } from '#lib/page/route-handle.ts'
import { searchLoader } from './loaders.ts'

export type PageRoute = RouteObject & RouteData

const comparePage = () => import('#pages/shop/compare.tsx')

/**
 * The catalogue and the way to the order, part of every first load. The id names the page file for the server's
 * preloads.
 */
export const shopRoutes: PageRoute[] = [
  { id: 'home', path: paths.home.pattern, lazy: () => import('#pages/shop/home.tsx') },
  { id: 'category', path: paths.category.pattern, lazy: () => import('#pages/shop/category.tsx') },
  { id: 'products', path: paths.products.pattern, lazy: () => import('#pages/shop/products.tsx') },
  { id: 'product', path: paths.product.pattern, preloadKey: 'product', lazy: () => import('#pages/shop/product.tsx') },
  { id: 'search', path: paths.search.pattern, lazy: () => import('#pages/shop/search.tsx') },
  { path: paths.searchBare.pattern, loader: searchLoader, element: null },
  { id: 'brand-list', path: paths.brands.pattern, lazy: () => import('#pages/shop/brand-list.tsx') },
  { id: 'brand', path: paths.brand.pattern, lazy: () => import('#pages/shop/brand.tsx') },
  { id: 'store-list', path: paths.stores.pattern, lazy: () => import('#pages/content/store-list.tsx') },
  { id: 'store', path: paths.store.pattern, lazy: () => import('#pages/content/store.tsx') },
  { id: 'catalogue', path: paths.catalogue.pattern, lazy: () => import('#pages/shop/catalogue.tsx') },
  {
    id: 'catalogue-details',
    path: paths.catalogueDetails.pattern,
    lazy: () => import('#pages/shop/catalogue-details.tsx'),
  },
  { id: 'static', path: paths.static.pattern, lazy: () => import('#pages/content/static.tsx') },
  { id: 'static:2', path: paths.article.pattern, lazy: () => import('#pages/content/static.tsx') },
  { id: 'ask-an-expert', path: paths.askAnExpert.pattern, lazy: () => import('#pages/content/ask-an-expert.tsx') },
  { id: 'sale', path: paths.sale.pattern, lazy: () => import('#pages/shop/sale.tsx') },
  { id: 'clearance', path: paths.clearance.pattern, lazy: inTheme('hc', () => import('#pages/shop/clearance.tsx')) },
  { id: 'compare', path: paths.compare.pattern, lazy: comparePage },
  { id: 'compare:2', path: paths.comparison.pattern, lazy: comparePage },
  { id: 'cart', path: paths.cart.pattern, lazy: () => import('#pages/order/cart.tsx') },
  { id: 'checkout', path: paths.checkout.pattern, lazy: () => import('#pages/order/checkout.tsx') },
  { id: 'confirmation', path: paths.confirmation.pattern, lazy: () => import('#pages/order/confirmation.tsx') },
  { id: 'not-found', path: '*', lazy: () => import('#pages/not-found.tsx') },
]
