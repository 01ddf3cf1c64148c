import { and, asc, eq } from 'drizzle-orm'
import type { ArticleKind } from '#contract/content/article.ts'
import type { ReadDb } from '../../database/database.ts'
import { articles } from '../../database/schema/content.ts'
import { shownAt } from './shown.ts'

export type ArticleRow = typeof articles.$inferSelect

/** The articles of a kind that are shown at a moment, in display order. */
export const articlesOf = (
  db: ReadDb,
  brand: string,
  { kind, now }: { kind: ArticleKind; now: Date },
): Promise<ArticleRow[]> =>
  db
    .select()
    .from(articles)
    .where(and(eq(articles.brand, brand), eq(articles.kind, kind), shownAt(articles, now)))
    .orderBy(asc(articles.position), asc(articles.uri))

type Address = Pick<ArticleRow, 'kind' | 'uri'> & { now: Date }

export async function articleBy(db: ReadDb, brand: string, { kind, uri, now }: Address) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.brand, brand), eq(articles.kind, kind), eq(articles.uri, uri), shownAt(articles, now)))
    .limit(1)
  return row
}

/** The articles that are shown at a moment, for the sitemap. */
export const articleTitles = (db: ReadDb, brand: string, now: Date) =>
  db
    .select({ kind: articles.kind, uri: articles.uri, title: articles.title, description: articles.description })
    .from(articles)
    .where(and(eq(articles.brand, brand), shownAt(articles, now)))
    .orderBy(asc(articles.kind), asc(articles.position))
