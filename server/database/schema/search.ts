import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Words that products of a shop are found by: what a misspelt or unfinished word is compared with. */
export const searchWords = pgTable(
  'search_words',
  { brand: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)
