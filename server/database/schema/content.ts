import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ArticleKind } from '#contract/article.ts'

export type ArticleFact = { name: string; value: string }

/** Pieces to read: posts, recipes, rooms, demonstrations, help with cooking. */
export const articles = pgTable(
  'articles',
  {
    brand: text().notNull(),
    kind: text().$type<ArticleKind>().notNull(),
    uri: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitised again when it is answered. */
    html: text().notNull(),
    picture: text(),
    /** Under which heading of its list it stands; empty where the list has none. */
    chapter: text().notNull(),
    facts: jsonb().$type<ArticleFact[]>().notNull(),
    /** What a recipe needs. */
    ingredients: jsonb().$type<string[]>().notNull(),
    /** Categories whose products belong to it. */
    category: text(),
    /** Stores a demonstration is held in. */
    storeUris: jsonb().$type<string[]>().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.kind, table.uri] })],
)
