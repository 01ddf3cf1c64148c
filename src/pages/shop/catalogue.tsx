import { styled } from '@mui/material/styles'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { CategoryTile } from '#contract/catalogue/catalogue.ts'
import type { Api } from '#contract/client.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { catalogueChapters } from '../parts/product/catalogue-chapters.ts'
import { ListingCards } from '../parts/product/listing-cards.tsx'
import { NothingForSale } from '../parts/product/nothing-for-sale.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const Page = styled(Container)({ paddingBottom: 64 })

// The cover, and the page inside it with the words of the season.
const Opening = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 32,
    [theme.breakpoints.up('lg')]: {
      '&[data-worded]': { gridTemplateColumns: '7fr 5fr', alignItems: 'center', gap: 56 },
    },
  })),
)

const Cover = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '5fr 4fr',
    minHeight: 200,
    overflow: 'hidden',
    // The grounds of cover and picture may be those of the page.
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.promo.a.ground,
    color: theme.vars.palette.promo.a.ink,
    '& > div': { display: 'flex', flexDirection: 'column', gap: 12, padding: 20 },
    '& p': { ...theme.typography.eyebrow, marginTop: 'auto' },
    '& > span': { height: '100%' },
    [theme.breakpoints.up('md')]: { minHeight: 340, '& > div': { padding: 40 } },
  })),
)

const Chapter = styled('section')({ paddingTop: 56, '& > a': { marginBottom: 16 } })

const ChapterLink = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 16,
    minHeight: 72,
    color: 'inherit',
    textDecoration: 'none',
    '& > span:first-of-type': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '&:hover h2': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
  })),
)

const queriesFor = (api: Api) => ({
  chapters: catalogueChapters(api),
  words: contentQueries(api).static('catalogue'),
  /** What is on the pages of a chapter: the best of each kind first. */
  best: (category: string) =>
    queryOptions({
      queryKey: ['catalogue', 'best', category],
      queryFn: ({ signal }) => api.catalogue.best({ query: { category, size: 4, mixed: true } }, { signal }),
    }),
})

/** The text of the catalogue is an extra: a shop may have none. */
const ignoreMissing = (error: unknown) => {
  if (!isNotFound(error)) throw error
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { chapters, words, best } = queriesFor(api)
  const loadChapters = async () => {
    const all = await queryClient.ensureQueryData(chapters)
    await Promise.all(all.map(({ uri }: CategoryTile) => queryClient.ensureQueryData(best(uri))))
  }
  await Promise.all([loadChapters(), queryClient.ensureQueryData({ ...words, retry: false }).catch(ignoreMissing)])
  return null
}

/** The catalogue of the season: a cover, and a spread for each department with products to buy. */
export function Component() {
  const { api, brand } = useApp()
  const { chapters, words } = queriesFor(api)
  const { data: categories } = useSuspenseQuery(chapters)
  const { data: text } = useQuery({ ...words, retry: false })
  const title = text?.title ?? 'Catalogue'
  const cover = categories.find(({ picture }) => picture)?.picture
  const count = categories.reduce((sum, { productCount }) => sum + productCount, 0)
  return (
    <Page>
      <PageMeta
        title={title}
        description={text?.description ?? `The catalogue of ${brand.name}: every department in one place.`}
      />
      <PageCrumbs crumbs={[{ name: 'Catalogue', to: paths.catalogue() }]} />
      <Opening data-worded={text ? '' : undefined}>
        <Cover>
          <div>
            <Heading level={1}>{title}</Heading>
            {count > 0 && <p>{productsText(count)}</p>}
          </div>
          {cover && <Picture picture={cover} alt="" sizes="(min-width: 975px) 320px, 44vw" fit="cover" priority />}
        </Cover>
        {text && <SafeHtml html={text.html} />}
      </Opening>
      {categories.length === 0 && <NothingForSale />}
      {categories.map((category) => (
        <Spread key={category.uri} chapter={category} />
      ))}
    </Page>
  )
}

function Spread({ chapter: { name, uri, productCount, picture } }: { chapter: CategoryTile }) {
  const { data: products } = useSuspenseQuery(queriesFor(useApp().api).best(uri))
  return (
    <Chapter aria-label={name}>
      <ChapterLink to={paths.catalogueDetails({ id: uri })}>
        {picture ? <Picture picture={picture} alt="" sizes="72px" widths={[96, 160]} ratio="1" /> : <span />}
        <div>
          <Heading level={2} variant="h3">
            {name}
          </Heading>
          <SaleTag slot="categoryTileBadge" variant="mark" />
          <small className="num">{productsText(productCount)}</small>
        </div>
        <ChevronRightIcon />
      </ChapterLink>
      <ListingCards products={products} layout="shelf" columns={4} label={name} />
    </Chapter>
  )
}
