import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** The visitor's day as the call wants it: month and day without a leading zero [S1-7-47]. */
const today = () => {
  const now = new Date()
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}

export const productQueries = (api: Api) => ({
  all: ['product'] as const,
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['product', 'slug', slug],
      queryFn: ({ signal }) => api.product.bySlug({ params: { slug }, query: { date: today() } }, { signal }),
    }),
  features: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'features', sku],
      queryFn: ({ signal }) => api.product.featuresBySku({ params: { sku } }, { signal }),
    }),
  specifications: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'specifications', sku],
      queryFn: ({ signal }) => api.product.specificationsBySku({ params: { sku } }, { signal }),
    }),
  upsellOptions: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'upsell', sku],
      queryFn: ({ signal }) => api.product.upsellOptions({ params: { sku } }, { signal }),
    }),
  meta: (id: number) =>
    queryOptions({
      queryKey: ['product', 'meta', id],
      queryFn: ({ signal }) => api.product.meta({ params: { id: String(id) } }, { signal }),
    }),
  priceHistory: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'price-history', sku],
      queryFn: ({ signal }) => api.product.priceHistory({ params: { sku } }, { signal }),
    }),
  /** Delivery to a place for the products on the page, asked for in one call. */
  delivery: (skus: readonly string[], location: string | undefined) =>
    queryOptions({
      queryKey: ['product', 'delivery', skus, location],
      queryFn: ({ signal }) => api.product.delivery({ query: { skus: skus.join(','), location } }, { signal }),
      staleTime: 5 * 60_000,
    }),
})
