import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { BrandHead } from '#features/catalogue/brand-head.tsx'
import {
  isNarrowed,
  listingQueryOf,
  readListingAddress,
  requireListingPage,
} from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { itemList } from '#lib/page/structured-data.ts'
import { Container } from '#ui/layout/container.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'brandPage' } satisfies Handle

const queriesFor = (api: Api, uri: string, search: URLSearchParams) => {
  const queries = catalogueQueries(api)
  return {
    manufacturer: queries.brand(uri),
    listing: queries.listing({ manufacturer: uri, ...listingQueryOf(readListingAddress(search)) }),
  }
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { manufacturer, listing } = queriesFor(api, routeParam(params, 'uri'), new URL(request.url).searchParams)
  const [, found] = await Promise.all([queryClient.ensureQueryData(manufacturer), queryClient.ensureQueryData(listing)])
  requireListingPage(request, found)
  return null
}

/** The page of one brand: its description, departments and products. */
export function Component() {
  const { api, brand } = useApp()
  const origin = useOrigin()
  const [search] = useSearchParams()
  const uri = routeParam(useParams(), 'uri')
  const queries = queriesFor(api, uri, search)
  const { data: manufacturer } = useSuspenseQuery(queries.manufacturer)
  const { data: listing } = useSuspenseQuery(queries.listing)
  const crumbs = [
    { name: 'Brands', to: paths.brands() },
    { name: manufacturer.name, to: paths.brand({ uri }) },
  ]
  return (
    <Container>
      <PageMeta
        title={manufacturer.name}
        description={
          manufacturer.about || `${productsText(manufacturer.productCount)} by ${manufacturer.name} at ${brand.name}.`
        }
        noIndex={isNarrowed(search)}
      />
      <PageCrumbs crumbs={crumbs} />
      <JsonLd
        data={itemList(
          origin,
          listing.products.map((product) => ({ name: product.title, to: paths.product({ slug: product.uri }) })),
        )}
      />
      <BrandHead brandPage={manufacturer} />
      <ListingView
        listing={listing}
        cards={(products, view) => (
          <ListingCards products={products} layout={view} priority label={manufacturer.name} headingLevel={2} />
        )}
      />
    </Container>
  )
}
