import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import type { ArticleCard } from '#contract/content/article.ts'
import { ArticleCards } from '#features/content/article-card.tsx'
import { articleQueries } from '#features/content/article-queries.ts'
import { contentQueries } from '#features/content/queries.ts'
import { sectionAt } from '#features/content/reading.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { itemList } from '#lib/page/structured-data.ts'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { PageIntro } from '../parts/page/page-intro.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const Chapter = styled('section')({ '& > h2': { padding: '8px 0' } })
const Foot = styled('div')(
  themed(({ theme }) => ({
    paddingBottom: theme.styles.sectionPadding,
    // Two paragraphs beside each other, as wide as the cards above.
    [theme.breakpoints.up('lg')]: {
      '& > div': { maxWidth: 'none', columns: 2, columnGap: 64 },
      '& h2': { columnSpan: 'all', marginBottom: 16 },
      '& p': { maxWidth: '34em', margin: '0 0 16px', breakInside: 'avoid' },
    },
  })),
)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { kind, intro } = sectionAt(new URL(request.url).pathname)
  await Promise.all([
    queryClient.ensureQueryData(articleQueries(api).articles(kind)),
    queryClient.ensureQueryData(contentQueries(api).static(intro)),
  ])
  return null
}

/** Groups the articles by chapter, in the order of first occurrence. */
function chaptersOf(cards: readonly ArticleCard[]) {
  const names = [...new Set(cards.map(({ chapter }) => chapter))]
  return names.map((name) => ({ name, cards: cards.filter(({ chapter }) => chapter === name) }))
}

/** Everything of one kind there is to read. */
export function Component() {
  const { api } = useApp()
  const { pathname } = useLocation()
  const origin = useOrigin()
  const { kind, intro: name, crumb, list, page, isByChapter } = sectionAt(pathname)
  const { data: cards } = useSuspenseQuery(articleQueries(api).articles(kind))
  const { data: intro } = useSuspenseQuery(contentQueries(api).static(name))
  const items = cards.map(({ title, uri }) => ({ name: title, to: page(uri) }))
  return (
    <>
      <PageMeta title={intro.title} description={intro.description} />
      <JsonLd data={itemList(origin, items)} />
      <PageIntro
        title={intro.title}
        text={intro.description}
        banner={intro.banner}
        crumbs={<PageCrumbs crumbs={[{ name: crumb, to: list() }]} />}
      />
      <Container>
        {(isByChapter ? chaptersOf(cards) : [{ name: '', cards }]).map((chapter, index) => (
          <Chapter key={chapter.name} aria-label={chapter.name || undefined}>
            {chapter.name && <Heading level={2}>{chapter.name}</Heading>}
            <ArticleCards
              cards={chapter.cards}
              linkTo={page}
              headingLevel={chapter.name ? 3 : 2}
              priority={index === 0 && !intro.banner}
            />
          </Chapter>
        ))}
        <Foot>
          <SafeHtml html={intro.html} />
        </Foot>
      </Container>
    </>
  )
}
