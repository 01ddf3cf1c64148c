import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { dayText, localDate } from '#domain/plain-date.ts'
import { isNarrowed, listingQueryOf, readListingAddress } from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { refineRequest } from '#features/catalogue/refine-request.ts'
import { LandingBanner } from '#features/content/landing-banner.tsx'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { useSale } from '#features/promotion/use-sale.ts'
import { searchRequest } from '#features/search/search-request.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/hydrated.ts'
import { JsonLd } from '#lib/json-ld.tsx'
import { useOrigin } from '#lib/origin.tsx'
import { PageMeta } from '#lib/page-meta.tsx'
import { paths } from '#lib/paths.ts'
import type { Handle } from '#lib/route-handle.ts'
import { itemList } from '#lib/structured-data.ts'
import { Container } from '#ui/container.tsx'
import { themed } from '#ui/themed.ts'
import { ListingCards } from './parts/listing-cards.tsx'
import { PageCrumbs } from './parts/page-crumbs.tsx'

export const handle = { pageType: 'sale' } satisfies Handle

const queriesFor = (api: Api, search: URLSearchParams) => ({
  listing: catalogueQueries(api).listing({ collection: 'sale', ...listingQueryOf(readListingAddress(search)) }),
  content: contentQueries(api).static('sale'),
})

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { listing, content } = queriesFor(api, new URL(request.url).searchParams)
  // The list is the page. Its words stand in the server's page; in the browser they may come after it.
  const words = queryClient.prefetchQuery(content)
  await Promise.all([queryClient.ensureQueryData(listing), import.meta.env.SSR && words])
  return null
}

const Words = styled('div')(
  themed(({ theme }) => ({
    marginTop: 48,
    padding: `${theme.look.sectionPadding} 0`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  })),
)

/** Everything that is down in price, under the name of the running sale. */
export function Component() {
  const { api } = useApp()
  const origin = useOrigin()
  const [search] = useSearchParams()
  const queries = queriesFor(api, search)
  const { data: listing } = useSuspenseQuery(queries.listing)
  const { data: content, isPending } = useQuery(queries.content)
  const hydrated = useHydrated()
  const sale = useSale()
  const title = sale?.name || content?.title || 'Sale'
  const description = content?.description ?? ''
  return (
    <>
      <PageMeta title={title} description={description} noIndex={isNarrowed(search)} />
      <LandingBanner
        banner={content?.banner}
        heading={isPending ? '' : title}
        crumbs={<PageCrumbs crumbs={[{ name: title, to: paths.sale() }]} />}
        onRefine={refineRequest.send}
        onSearch={searchRequest.send}
      >
        {sale?.endsAt && <b data-part="end">{hydrated && `Until ${dayText(localDate(new Date(sale.endsAt)))}`}</b>}
      </LandingBanner>
      <JsonLd
        data={itemList(
          origin,
          listing.products.map((product) => ({ name: product.title, to: paths.product({ slug: product.uri }) })),
        )}
      />
      <Container>
        <ListingView
          listing={listing}
          cards={(products, view) => (
            <ListingCards products={products} look={view} priority label={title} headingLevel={2} />
          )}
        />
        {content && (
          <Words>
            <SafeHtml html={content.html} />
          </Words>
        )}
      </Container>
    </>
  )
}
