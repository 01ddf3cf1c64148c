import { queryOptions } from '@tanstack/react-query'
import type { ProductMeta, UpsellOptions } from '#contract/catalogue/product.ts'
import type { Api } from '#contract/client.ts'

/** The visitor's local date in the format of the endpoint: month and day without a leading zero [S1-7-47]. */
const today = () => {
  const now = new Date()
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}

/** For responses without a fixed shape: anything but an array is read as an empty list [S1-3-21]. */
const listOf = <Item>(response: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(response) ? response : []

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
      queryFn: async ({ signal }) => listOf(await api.product.featuresBySku({ params: { sku } }, { signal })),
    }),
  specifications: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'specifications', sku],
      queryFn: async ({ signal }) => listOf(await api.product.specificationsBySku({ params: { sku } }, { signal })),
    }),
  upsellOptions: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'upsell', sku],
      queryFn: async ({ signal }): Promise<UpsellOptions> => {
        const response = await api.product.upsellOptions({ params: { sku } }, { signal })
        return {
          warranties: [...listOf(response?.warranties)],
          installs: [...listOf(response?.installs)],
          goesWith: [...listOf(response?.goesWith)],
        }
      },
    }),
  meta: (id: number) =>
    queryOptions({
      queryKey: ['product', 'meta', id],
      queryFn: async ({ signal }): Promise<Partial<ProductMeta>> =>
        (await api.product.meta({ params: { id: String(id) } }, { signal })) ?? {},
    }),
  priceHistory: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'price-history', sku],
      queryFn: async ({ signal }) => {
        const response = await api.product.priceHistory({ params: { sku } }, { signal })
        return { sku, points: listOf(response?.points) }
      },
    }),
  /** Delivery estimates to a location for the products on the page, in one request. */
  delivery: (skus: readonly string[], location: string | undefined) =>
    queryOptions({
      queryKey: ['product', 'delivery', skus, location],
      queryFn: ({ signal }) => api.product.delivery({ query: { skus: skus.join(','), location } }, { signal }),
      staleTime: 5 * 60_000,
    }),
})
