import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import {
  isNarrowed,
  listingQueryOf,
  readListingAddress,
  requireListingPage,
} from '#features/catalogue/listing-address.ts'
import { ListingView } from '#features/catalogue/listing-view.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { refineRequest } from '#features/catalogue/refine-request.ts'
import { LandingBanner } from '#features/content/landing-banner.tsx'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { searchRequest } from '#features/search/search-request.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { itemList } from '#lib/page/structured-data.ts'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../page/page-crumbs.tsx'
import { ListingCards } from './listing-cards.tsx'

/** A product list across categories with its own URL, masthead and text. */
type Collection = 'clearance' | 'sale'

const queriesFor = (api: Api, collection: Collection, search: URLSearchParams) => ({
  listing: catalogueQueries(api).listing({ collection, ...listingQueryOf(readListingAddress(search)) }),
  content: contentQueries(api).static(collection),
})

export const collectionLoader =
  (collection: Collection) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(appContext)
    const { listing, content } = queriesFor(api, collection, new URL(request.url).searchParams)
    // The server waits for the text; in the browser it may load after the list.
    const words = queryClient.prefetchQuery(content)
    const [found] = await Promise.all([queryClient.ensureQueryData(listing), import.meta.env.SSR && words])
    requireListingPage(request, found)
    return null
  }

const Words = styled('div')(
  themed(({ theme }) => ({
    padding: `${theme.styles.sectionPadding} 0`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  })),
)

type Props = {
  collection: Collection
  /** Overrides the title of the page content. */
  title?: string | undefined
  /** The heading when no other title is set. */
  plainTitle: string
  /** Under the title. */
  children?: ReactNode
}

/** The products of a collection under its masthead, with further text below. */
export function CollectionPage({ collection, plainTitle, children, ...props }: Props) {
  const { api } = useApp()
  const origin = useOrigin()
  const [search] = useSearchParams()
  const queries = queriesFor(api, collection, search)
  const { data: listing } = useSuspenseQuery(queries.listing)
  const { data: content, isPending } = useQuery(queries.content)
  const title = props.title || content?.title || plainTitle
  return (
    <>
      <PageMeta title={title} description={content?.description ?? ''} noIndex={isNarrowed(search)} />
      <LandingBanner
        banner={content?.banner}
        heading={isPending ? '' : title}
        crumbs={<PageCrumbs crumbs={[{ name: title, to: paths[collection]() }]} />}
        onRefine={refineRequest.send}
        onSearch={searchRequest.send}
      >
        {children}
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
            <ListingCards products={products} layout={view} priority label={title} headingLevel={2} />
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
