import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { NothingForSale } from '../parts/product/nothing-for-sale.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const Page = styled(Container)({ paddingBottom: 64 })

const Tiles = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    padding: '24px 0 40px',
    '& > li': { position: 'relative' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  })),
)

const Badge = styled('span')({ position: 'absolute', zIndex: 1, top: 12, left: 12, pointerEvents: 'none' })

const queriesFor = (api: Api) => ({
  chapters: catalogueQueries(api).categories(),
  words: contentQueries(api).static('catalogue'),
})

/** The text of the catalogue is an extra: a shop may have none. */
const ignoreMissing = (error: unknown) => {
  if (!isNotFound(error)) throw error
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { chapters, words } = queriesFor(api)
  await Promise.all([
    queryClient.ensureQueryData(chapters),
    queryClient.ensureQueryData({ ...words, retry: false }).catch(ignoreMissing),
  ])
  return null
}

/** The catalogue of the season, one chapter for each department. */
export function Component() {
  const { api, brand } = useApp()
  const { chapters, words } = queriesFor(api)
  const { data: categories } = useSuspenseQuery(chapters)
  const { data: text } = useQuery({ ...words, retry: false })
  const title = text?.title ?? 'Catalogue'
  return (
    <Page>
      <PageMeta
        title={title}
        description={text?.description ?? `The catalogue of ${brand.name}: every department in one place.`}
      />
      <PageCrumbs crumbs={[{ name: 'Catalogue', to: paths.catalogue() }]} />
      <Heading level={1}>{title}</Heading>
      {categories.length === 0 && <NothingForSale />}
      <Tiles>
        {categories.map(({ name, uri, productCount, picture }, index) => (
          <li key={uri}>
            <Badge>
              <SaleTag slot="categoryTileBadge" variant="mark" />
            </Badge>
            {picture && (
              <Tile
                to={paths.catalogueDetails({ id: uri })}
                title={name}
                note={`${productCount} products`}
                picture={picture}
                sizes="(min-width: 1280px) 290px, (min-width: 975px) 22vw, 45vw"
                priority={index === 0}
              />
            )}
          </li>
        ))}
      </Tiles>
      {text && <SafeHtml html={text.html} />}
    </Page>
  )
}
