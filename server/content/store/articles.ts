import { and, asc, eq } from 'drizzle-orm'
import type { ArticleKind } from '#contract/content/article.ts'
import type { Db } from '../../database/database.ts'
import { articles } from '../../database/schema/content.ts'

export type ArticleRow = typeof articles.$inferSelect

/** All articles of a kind, in display order. */
export const articlesOf = (db: Db, brand: string, kind: ArticleKind): Promise<ArticleRow[]> =>
  db
    .select()
    .from(articles)
    .where(and(eq(articles.brand, brand), eq(articles.kind, kind)))
    .orderBy(asc(articles.position))

export async function articleBy(db: Db, brand: string, { kind, uri }: Pick<ArticleRow, 'kind' | 'uri'>) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.brand, brand), eq(articles.kind, kind), eq(articles.uri, uri)))
    .limit(1)
  return row
}

/** All articles, for the sitemap. */
export const articleTitles = (db: Db, brand: string) =>
  db
    .select({ kind: articles.kind, uri: articles.uri, title: articles.title, description: articles.description })
    .from(articles)
    .where(eq(articles.brand, brand))
    .orderBy(asc(articles.kind), asc(articles.position))
