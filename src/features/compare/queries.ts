import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ComparedProduct } from '#contract/catalogue/compare.ts'
import type { Api } from '#contract/client.ts'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { readSearchAnswer } from './rules/search-response.ts'

type Products = readonly ComparedProduct[]

/** Finds the products in comparisons loaded earlier, when these SKUs were never loaded together. */
function fromSeen(client: QueryClient, skus: readonly string[]): Products {
  const seen = client.getQueriesData<Products>({ queryKey: ['compare', 'products'] }).flatMap(([, data]) => data ?? [])
  return skus.flatMap((sku) => seen.find((product) => product.sku === sku) ?? [])
}

export const compareQueries = (api: Api) => ({
  /** The products of a comparison, in the order of their SKUs [S1-7-39]. */
  products: (skus: readonly string[]) =>
    queryOptions({
      queryKey: ['compare', 'products', skus],
      queryFn: async ({ signal, client }): Promise<Products> => {
        if (skus.length === 0) return []
        try {
          return await api.comparison.products({ query: { SkuList: skus.join(',') } }, { signal })
        } catch (error) {
          const seen = error instanceof OfflineError ? fromSeen(client, skus) : []
          if (seen.length === 0) throw error
          return seen
        }
      },
    }),
  /** The pick list of products [S3-7-06]. */
  lookup: (term: string) =>
    queryOptions({
      queryKey: ['compare', 'lookup', term],
      queryFn: async ({ signal }) =>
        readSearchAnswer(await api.search.lookup({ query: { searchTerms: term } }, { signal })),
    }),
})
