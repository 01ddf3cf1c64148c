import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListingQuery } from '#contract/catalogue/catalogue.ts'
import type { SearchResult } from '#contract/catalogue/search.ts'
import type { Api } from '#contract/client.ts'
import type { Geo } from '#contract/location/geo.ts'
import { orFromDevice } from './from-device.ts'
import { searchQuery } from './rules/search-query.ts'

type ResultsParams = { signal: AbortSignal; client: QueryClient; isSignedIn: boolean }

/** `exact`: as typed, without a correction and without products that match only some of the words. */
export type SearchRefinement = ListingQuery & { exact?: true }

/** One call for everything: the first view of a term [S3-7-04]. */
const wholeResult = (
  api: Api,
  term: string,
  { exact, ...order }: SearchRefinement,
  { signal, client, isSignedIn }: ResultsParams,
) => {
  const location = client.getQueryData<Geo>(['geo'])?.locationId || null
  const query = { ...searchQuery({ fallback: !exact, location, isSignedIn }), ...order }
  return api.search.results({ params: { type: 'products', term }, query }, { signal })
}

/** With filters, loads facets (f) and products (p) in separate requests [S3-7-02]. */
async function refinedResult(
  api: Api,
  whole: SearchResult,
  { exact: _, ...refinement }: SearchRefinement,
  signal: AbortSignal,
) {
  const call = { params: { term: whole.correctedTerm ?? whole.term }, query: refinement }
  const [facets, products] = await Promise.all([
    api.search.facets(call, { signal }),
    api.search.products(call, { signal }),
  ])
  return { ...whole, ...facets, ...products, page: Number(refinement.page ?? 1), sort: refinement.sort ?? whole.sort }
}

export type Results = SearchResult & { isFromDevice?: boolean }

type Asker = { brand: string; isSignedIn?: boolean }

export const resultsQueries = (api: Api, { brand, isSignedIn = false }: Asker) => ({
  /** What the results page of a term shows under a refinement. */
  results: (term: string, { filter, ...order }: SearchRefinement) =>
    queryOptions({
      queryKey: ['search', 'results', term, order, filter ?? ''],
      queryFn: async ({ signal, client }): Promise<Results> => {
        if (!filter)
          return wholeResult(api, term, order, { signal, client, isSignedIn }).catch(
            orFromDevice((device) => device.resultsSeen(brand, term)),
          )
        const whole = await client.ensureQueryData(resultsQueries(api, { brand, isSignedIn }).results(term, {}))
        return refinedResult(api, whole, { filter, ...order }, signal)
      },
      // Results from this device are stale immediately: the next use requests them from the shop.
      staleTime: ({ state }) => (state.data?.isFromDevice ? 0 : 60_000),
    }),
})
