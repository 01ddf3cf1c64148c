import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Words that products of a shop are found by: what a misspelt or unfinished word is compared with. */
export const searchWords = pgTable(
  'search_words',
  { brand: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** The products of each shop in the order of their popularity, numbered from 0: what `wordPlaces` speaks of. */
export const searchPlaces = pgTable(
  'search_places',
  { brand: text().notNull(), place: integer().notNull(), productId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.place] }),
    uniqueIndex('search_places_product').on(table.brand, table.productId),
  ],
)

/**
 * Where each word of a shop stands: the places of the products that have it in their title, else in their maker, category or
 * keywords, else in their description, four bytes each. What suggestions are found by. Made from products, as searchWords is.
 */
export const wordPlaces = pgTable(
  'word_places',
  { brand: text().notNull(), word: text().notNull(), inTitle: bytea(), inNames: bytea(), inText: bytea() },
  // By bytes, so that words that begin alike stand together whatever language the database was made for.
  (table) => [uniqueIndex('word_places_word').on(table.brand, table.word.op('text_pattern_ops'))],
)
