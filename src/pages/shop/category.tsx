import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { CategoryHead } from '#features/catalogue/category-head.tsx'
import {
  isNarrowed,
  listingQueryOf,
  readListingAddress,
  requireListingPage,
} from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { missingPage } from '#lib/page/route-params.ts'
import { breadcrumbList, itemList } from '#lib/page/structured-data.ts'
import { Container } from '#ui/layout/container.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'categoryPage' } satisfies Handle

const uriOf = (splat: string | undefined) => (splat ?? '').replace(/\/+$/, '').toLowerCase()

const queriesFor = (api: Parameters<typeof catalogueQueries>[0], uri: string, search: URLSearchParams) => {
  const queries = catalogueQueries(api)
  return {
    category: queries.category(uri),
    listing: queries.listing({ category: uri, ...listingQueryOf(readListingAddress(search)) }),
  }
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const uri = uriOf(params['*'])
  if (uri === '') throw redirect(paths.products())
  const { api, queryClient } = context.get(appContext)
  const { category, listing } = queriesFor(api, uri, new URL(request.url).searchParams)
  const [, found] = await Promise.all([
    queryClient.ensureQueryData(category),
    queryClient.ensureQueryData(listing),
  ]).catch((error: unknown) => {
    throw isNotFound(error) ? missingPage() : error
  })
  requireListingPage(request, found)
  return null
}

export function Component() {
  const { api } = useApp()
  const origin = useOrigin()
  const [search] = useSearchParams()
  const queries = queriesFor(api, uriOf(useParams()['*']), search)
  const { data: category } = useSuspenseQuery(queries.category)
  const { data: listing } = useSuspenseQuery(queries.listing)
  const crumbs = category.crumbs.map(({ name, uri }) => ({ name, to: uri }))
  return (
    <Container>
      <PageMeta title={category.name} description={category.description} noIndex={isNarrowed(search)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <JsonLd
        data={itemList(
          origin,
          listing.products.map(({ uri, title }) => ({ name: title, to: paths.product({ slug: uri }) })),
        )}
      />
      <CategoryHead
        category={category}
        crumbs={crumbs}
        badges={
          <>
            <SaleTag slot="categoryBadge" leads />
            <SaleTag slot="andooCategoryBadge" leads />
          </>
        }
      />
      <ListingView
        listing={listing}
        cards={(products, view) => (
          <ListingCards products={products} layout={view} priority label={category.name} headingLevel={2} />
        )}
      />
    </Container>
  )
}
