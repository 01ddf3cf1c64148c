import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router-dom'
import { productsText } from '#domain/catalogue/products-text.ts'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import {
  isNarrowed,
  listingQueryOf,
  readListingAddress,
  requireListingPage,
} from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { resultsQueries, type SearchRefinement } from '#features/search/results-queries.ts'
import { SearchHead } from '#features/search/search-head.tsx'
import { isSignedIn } from '#lib/account/signed-in.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { Container } from '#ui/layout/container.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'
import { NoResults } from '../parts/product/no-results.tsx'

export const handle = { pageType: 'search' } satisfies Handle

const refinementOf = (search: URLSearchParams): SearchRefinement => ({
  ...listingQueryOf(readListingAddress(search)),
  ...(search.has('exact') ? { exact: true } : {}),
})

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const term = params.term ?? ''
  if (!canSearch(term)) throw redirect(paths.products())
  const { api, queryClient, brand } = context.get(appContext)
  const refinement = refinementOf(new URL(request.url).searchParams)
  const found = await queryClient.ensureQueryData(
    resultsQueries(api, { brand: brand.key, isSignedIn: isSignedIn() }).results(searchTerm(term), refinement),
  )
  requireListingPage(request, found)
  // Without them the page still says that nothing was found.
  if (found.unfilteredCount === 0)
    await queryClient.ensureQueryData(catalogueQueries(api).best()).catch(() => undefined)
  return null
}

export function Component() {
  const { api, brand } = useApp()
  const term = searchTerm(useParams().term ?? '')
  const [search] = useSearchParams()
  const { data: result } = useSuspenseQuery(
    resultsQueries(api, { brand: brand.key, isSignedIn: isSignedIn() }).results(term, refinementOf(search)),
  )
  // Once for a term: what is narrowed down is the same search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products of the moment go with it
  useEffect(() => {
    track('search', { term: result.term, products: result.products.map(({ sku }) => sku) })
  }, [result.term])
  return (
    <Container>
      <PageMeta
        title={`Search results for ${result.term}`}
        description={`${productsText(result.unfilteredCount)} for “${result.term}” at ${brand.name}: prices, stock and the days we deliver to you.`}
        noIndex={result.unfilteredCount === 0 || result.correctedTerm !== null || isNarrowed(search)}
      />
      <SearchHead result={result} />
      {result.unfilteredCount === 0 ? (
        <NoResults />
      ) : (
        <ListingView
          isSearch
          listing={result}
          cards={(products, view) => (
            <ListingCards products={products} layout={view} priority label="Search results" headingLevel={2} />
          )}
        />
      )}
    </Container>
  )
}
