import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'

/** For sections that load when they come near; lists, which share `queries.ts`, do without them. */
export const productDetailQueries = (api: Api) => ({
  energy: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'energy', sku],
      queryFn: ({ signal }) => api.productDetails.energy({ params: { sku } }, { signal }),
    }),
  storeStock: (sku: string, location: string | undefined) =>
    queryOptions({
      queryKey: ['product', 'store-stock', sku, location],
      queryFn: ({ signal }) => api.productDetails.storeStock({ params: { sku }, query: { location } }, { signal }),
      staleTime: 5 * 60_000,
    }),
  documents: (sku: string) =>
    queryOptions({
      queryKey: ['product', 'documents', sku],
      queryFn: ({ signal }) => api.productDetails.documents({ params: { sku } }, { signal }),
    }),
})
