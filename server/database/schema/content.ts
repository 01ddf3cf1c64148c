import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ArticleKind } from '#contract/content/article.ts'
import { shownPeriod } from './period.ts'

export type ArticleFact = { name: string; value: string }

/** Articles: posts, recipes, rooms, demonstrations, cooking help. */
export const articles = pgTable(
  'articles',
  {
    brand: text().notNull(),
    kind: text().$type<ArticleKind>().notNull(),
    uri: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitised again in the response. */
    html: text().notNull(),
    picture: text(),
    /** What the picture shows; empty for one that only decorates. */
    pictureAlt: text().notNull().default(''),
    /** Heading in its list; empty if the list has none. */
    chapter: text().notNull(),
    facts: jsonb().$type<ArticleFact[]>().notNull(),
    /** Of a recipe. */
    ingredients: jsonb().$type<string[]>().notNull(),
    /** Category of related products. */
    category: text(),
    /** Stores that hold a demonstration. */
    storeUris: jsonb().$type<string[]>().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
    ...shownPeriod(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.kind, table.uri] })],
)
