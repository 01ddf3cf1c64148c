import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { catalogueChapters } from '../parts/product/catalogue-chapters.ts'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

/** Full rows of two, three and four. */
const spread = 12

const Page = styled(Container)({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  paddingBottom: 64,
  '& > *': { width: '100%' },
})
const Head = styled('header')({ display: 'grid', gap: 8 })
const Text = styled('p')({ maxWidth: '35em' })
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingTop: 8,
  '& > [data-variant]': { whiteSpace: 'normal' },
})

const Turns = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 44 },
})

const queriesFor = (api: Api, id: string) => ({
  chapters: catalogueChapters(api),
  chapter: catalogueQueries(api).category(id),
  products: catalogueQueries(api).listing({ category: id, size: spread }),
})

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { chapters, chapter, products } = queriesFor(api, routeParam(params, 'id'))
  await Promise.all([
    queryClient.ensureQueryData(chapters),
    queryClient.ensureQueryData(chapter),
    queryClient.ensureQueryData(products),
  ])
  return null
}

/** One chapter of the catalogue: what the department is about and the pieces on its pages. */
export function Component() {
  const { api } = useApp()
  const id = routeParam(useParams(), 'id')
  const queries = queriesFor(api, id)
  const { data: chapter } = useSuspenseQuery(queries.chapter)
  const { data: listing } = useSuspenseQuery(queries.products)
  const { data: chapters } = useSuspenseQuery(queries.chapters)
  const position = chapters.findIndex(({ uri }) => uri === id)
  const [before, after] = position < 0 ? [] : [chapters[position - 1], chapters[position + 1]]
  const crumbs = [
    { name: 'Catalogue', to: paths.catalogue() },
    { name: chapter.name, to: paths.catalogueDetails({ id }) },
  ]
  return (
    <Page>
      <PageMeta title={`${chapter.name} catalogue`} description={chapter.description} />
      <Head>
        <PageCrumbs crumbs={crumbs} />
        <Heading level={1}>{chapter.name}</Heading>
        <Text>{chapter.description}</Text>
      </Head>
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
          All {productsText(chapter.productCount)} in {categoryInLine(chapter.name)}
        </ButtonLink>
        {(before || after) && (
          <Turns aria-label="Chapters">
            {before && (
              <Link to={paths.catalogueDetails({ id: before.uri })} variant="quiet">
                <ChevronLeftIcon size={18} />
                {before.name}
              </Link>
            )}
            {after && (
              <Link to={paths.catalogueDetails({ id: after.uri })} variant="quiet">
                {after.name}
                <ChevronRightIcon size={18} />
              </Link>
            )}
          </Turns>
        )}
      </Foot>
    </Page>
  )
}
