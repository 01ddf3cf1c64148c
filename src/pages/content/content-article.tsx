import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom'
import type { Article } from '#contract/content/article.ts'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { ArticleCards } from '#features/content/article-card.tsx'
import { ArticleLinks } from '#features/content/article-links.tsx'
import { articleQueries } from '#features/content/article-queries.ts'
import { ArticleView } from '#features/content/article-view.tsx'
import { hasFacts, sectionAt } from '#features/content/reading.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { Container } from '#ui/layout/container.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const spread = 4

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { kind } = sectionAt(new URL(request.url).pathname)
  const queries = articleQueries(api)
  await Promise.all([
    queryClient.ensureQueryData(queries.article({ kind, uri: routeParam(params, 'uri') })),
    queryClient.prefetchQuery(queries.articles(kind)),
  ])
  return null
}

/** A piece as search engines read it. */
function articleData({ kind, title, description, ingredients, publishedOn, picture }: Article, origin: string) {
  const image = picture ? { image: origin + pictureUrl(picture.path, 1200, 'webp') } : {}
  const shared = { name: title, headline: title, description, datePublished: publishedOn, ...image }
  return kind === 'recipe'
    ? { '@type': 'Recipe', ...shared, recipeIngredient: ingredients }
    : { '@type': 'Article', ...shared }
}

/** An article, the products it mentions, and related articles. */
export function Component() {
  const { api } = useApp()
  const { pathname } = useLocation()
  const origin = useOrigin()
  const uri = routeParam(useParams(), 'uri')
  const section = sectionAt(pathname)
  const { data: article } = useSuspenseQuery(articleQueries(api).article({ kind: section.kind, uri }))
  const { data: pieces = [] } = useQuery(articleQueries(api).articles(section.kind))
  const others = pieces.filter((piece) => piece.uri !== uri).slice(0, 3)
  const isBeside = !hasFacts(article)
  const crumbs = [
    { name: section.crumb, to: section.list() },
    { name: article.title, to: section.page(uri) },
  ]
  return (
    <>
      <PageMeta
        title={article.title}
        description={article.description}
        type="article"
        image={article.picture ? pictureUrl(article.picture.path, 1200, 'webp') : undefined}
      />
      <JsonLd data={articleData(article, origin)} />
      <Container>
        <PageCrumbs crumbs={crumbs} />
        <ArticleView
          key={article.uri}
          article={article}
          beside={
            isBeside &&
            others.length > 0 && (
              <ArticleLinks title={section.more} cards={others} linkTo={section.page} all={section.list()} />
            )
          }
        />
      </Container>
      {article.category && <SoldForIt category={article.category} />}
      {!isBeside && others.length > 0 && (
        <PageSection title={section.more} link={{ to: section.list(), text: 'See all' }}>
          <ArticleCards cards={others} linkTo={section.page} headingLevel={3} />
        </PageSection>
      )}
    </>
  )
}

function SoldForIt({ category }: { category: string }) {
  const { api } = useApp()
  const { placeholderData: _, ...listing } = catalogueQueries(api).listing({ category, size: spread })
  const { data } = useQuery(listing)
  if (!data?.products.length) return null
  return (
    <PageSection title="From our range" link={{ to: paths.category(category), text: `All ${data.totalCount}` }}>
      <ListingCards products={data.products} layout="shelf" label="From our range" />
    </PageSection>
  )
}
