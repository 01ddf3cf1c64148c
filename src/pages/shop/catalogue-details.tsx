import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const spread = 8

const Page = styled(Container)({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  paddingBottom: 64,
  '& > *': { width: '100%' },
})
const Text = styled('p')({ maxWidth: '35em' })
const Foot = styled('div')({ paddingTop: 8 })

const queriesFor = (api: Api, id: string) => ({
  chapter: catalogueQueries(api).category(id),
  products: catalogueQueries(api).listing({ category: id, size: spread }),
})

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { chapter, products } = queriesFor(api, routeParam(params, 'id'))
  await Promise.all([queryClient.ensureQueryData(chapter), queryClient.ensureQueryData(products)])
  return null
}

/** One chapter of the catalogue: what the department is about and the pieces on its pages. */
export function Component() {
  const { api } = useApp()
  const id = routeParam(useParams(), 'id')
  const queries = queriesFor(api, id)
  const { data: chapter } = useSuspenseQuery(queries.chapter)
  const { data: listing } = useSuspenseQuery(queries.products)
  const crumbs = [
    { name: 'Catalogue', to: paths.catalogue() },
    { name: chapter.name, to: paths.catalogueDetails({ id }) },
  ]
  return (
    <Page>
      <PageMeta title={`${chapter.name} catalogue`} description={chapter.description} />
      <div>
        <PageCrumbs crumbs={crumbs} />
        <Heading level={1}>{chapter.name}</Heading>
        <Text>{chapter.description}</Text>
      </div>
      <ListingCards
        products={listing.products}
        layout="grid"
        columns={4}
        priority
        label={chapter.name}
        headingLevel={2}
      />
      <Foot>
        <ButtonLink to={paths.category(chapter.uri)}>
          All {chapter.productCount} products in {categoryInLine(chapter.name)}
        </ButtonLink>
      </Foot>
    </Page>
  )
}
