import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { Article, ArticleKind } from '#contract/content/article.ts'
import { cleanHtml } from '#lib/browser/clean-html.ts'

/** Separate from the queries that every page uses. */
export const articleQueries = (api: Api) => ({
  articles: (kind: ArticleKind) =>
    queryOptions({
      queryKey: ['articles', kind],
      queryFn: ({ signal }) => api.article.list({ params: { kind } }, { signal }),
    }),
  article: ({ kind, uri }: Pick<Article, 'kind' | 'uri'>) =>
    queryOptions({
      queryKey: ['articles', kind, uri],
      queryFn: async ({ signal }) => {
        const article = await api.article.view({ params: { kind, uri } }, { signal })
        return { ...article, html: await cleanHtml(article.html) }
      },
    }),
  /** Every page there is to read or to buy from, by kind. */
  siteMap: () =>
    queryOptions({
      queryKey: ['site-map'],
      queryFn: ({ signal }) => api.content.siteMap(undefined, { signal }),
    }),
})
