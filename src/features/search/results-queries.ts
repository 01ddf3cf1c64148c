import { queryOptions } from '@tanstack/react-query'
import type { ListingQuery } from '#contract/catalogue.ts'
import type { Api } from '#contract/client.ts'
import type { SearchResult } from '#contract/search.ts'

/** One call for everything: the first view of a term [S3-7-04]. */
const wholeResult = (api: Api, term: string, order: ListingQuery, signal: AbortSignal) =>
  api.search.results({ params: { type: 'products', term }, query: { fallback: true, ...order } }, { signal })

/** While refining, facets (f) and products (p) are asked for apart [S3-7-02]. */
async function refinedResult(api: Api, whole: SearchResult, refinement: ListingQuery, signal: AbortSignal) {
  const call = { params: { term: whole.correctedTerm ?? whole.term }, query: refinement }
  const [facets, products] = await Promise.all([
    api.search.facets(call, { signal }),
    api.search.products(call, { signal }),
  ])
  return { ...whole, ...facets, ...products, page: Number(refinement.page ?? 1), sort: refinement.sort ?? whole.sort }
}

export const resultsQueries = (api: Api) => ({
  /** What the results page of a term shows under a refinement. */
  results: (term: string, { filter, ...order }: ListingQuery) =>
    queryOptions({
      queryKey: ['search', 'results', term, order, filter ?? ''],
      queryFn: async ({ signal, client }): Promise<SearchResult> => {
        if (!filter) return wholeResult(api, term, order, signal)
        const whole = await client.ensureQueryData(resultsQueries(api).results(term, {}))
        return refinedResult(api, whole, { filter, ...order }, signal)
      },
    }),
})
