import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { dayText, localDate } from '#domain/plain-date.ts'
import { readSale } from '#domain/sale.ts'
import { listingQueryOf, readListingAddress } from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { promotionQueries } from '#features/promotion/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/hydrated.ts'
import { JsonLd } from '#lib/json-ld.tsx'
import { useOrigin } from '#lib/origin.tsx'
import { PageMeta } from '#lib/page-meta.tsx'
import { paths } from '#lib/paths.ts'
import type { Handle } from '#lib/route-handle.ts'
import { itemList } from '#lib/structured-data.ts'
import { Container } from '#ui/container.tsx'
import { Heading } from '#ui/heading.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from './parts/page-crumbs.tsx'
import { ShopCards } from './parts/shop-cards.tsx'

export const handle = { pageType: 'sale' } satisfies Handle

const queriesFor = (api: Api, search: URLSearchParams) => ({
  listing: catalogueQueries(api).listing({ collection: 'sale', ...listingQueryOf(readListingAddress(search)) }),
  sale: promotionQueries(api).sale(),
  content: contentQueries(api).static('sale'),
})

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { listing, sale, content } = queriesFor(api, new URL(request.url).searchParams)
  // The list is the page; without the others it goes by its plain name.
  await Promise.all([
    queryClient.ensureQueryData(listing),
    queryClient.prefetchQuery(sale),
    queryClient.prefetchQuery(content),
  ])
  return null
}

const Head = styled('header')(
  themed(({ theme }) => ({
    maxWidth: '60ch',
    paddingBottom: 16,
    '& p': { marginTop: 4, color: theme.vars.palette.text.secondary },
    '& [data-part="end"]': { minHeight: '1.5em', color: theme.vars.palette.sale.text, fontWeight: 600 },
  })),
)

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
  const { data: answer } = useQuery(queries.sale)
  const { data: content } = useQuery(queries.content)
  // Only the browser knows the time; the server says no more than that a sale is on.
  const hydrated = useHydrated()
  const sale = readSale(answer, hydrated ? Date.now() : 0)
  const title = sale?.name || content?.title || 'Sale'
  const description = content?.description ?? ''
  return (
    <Container>
      <PageMeta title={title} description={description} noIndex={search.size > 0} />
      <PageCrumbs crumbs={[{ name: title, to: paths.sale() }]} />
      <JsonLd
        data={itemList(
          origin,
          listing.products.map((product) => ({ name: product.title, to: paths.product({ slug: product.uri }) })),
        )}
      />
      <Head>
        <Heading level={1}>{title}</Heading>
        {description && <p>{description}</p>}
        {sale?.endsAt && <p data-part="end">{hydrated && `Until ${dayText(localDate(new Date(sale.endsAt)))}`}</p>}
      </Head>
      <ListingView
        listing={listing}
        cards={(products, view) => (
          <ShopCards products={products} look={view} priority label={title} headingLevel={2} />
        )}
      />
      {content && (
        <Words>
          <SafeHtml html={content.html} />
        </Words>
      )}
    </Container>
  )
}
