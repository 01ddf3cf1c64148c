import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words that products of a shop are found by: what a misspelt or unfinished word is compared with. */
export const searchWords = pgTable(
  'search_words',
  { brand: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/**
 * The words of a product but for its description, by weight, in rows so narrow that hundreds are read at once: what
 * suggestions are found by. Made from products, as searchWords is.
 */
export const productNames = pgTable(
  'product_names',
  { productId: uuid().primaryKey(), sku: text().notNull(), names: tsvector().notNull() },
  (table) => [index('product_names_words').using('gin', table.names), index('product_names_sku').on(table.sku)],
)
