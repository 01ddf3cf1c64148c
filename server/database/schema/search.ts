import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Search vocabulary of a shop, for correcting misspelt and unfinished words. */
export const searchWords = pgTable(
  'search_words',
  { brand: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** The products of each shop by popularity, numbered from 0: `wordPlaces` refers to these numbers. */
export const searchPlaces = pgTable(
  'search_places',
  { brand: text().notNull(), place: integer().notNull(), productId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.place] }),
    uniqueIndex('search_places_product').on(table.brand, table.productId),
  ],
)

/**
 * Inverted index for suggestions: the product numbers (four bytes each) of each word by field: title; manufacturer,
 * category or keywords; description. Derived from products, as searchWords is.
 */
export const wordPlaces = pgTable(
  'word_places',
  { brand: text().notNull(), word: text().notNull(), inTitle: bytea(), inNames: bytea(), inText: bytea() },
  // By bytes, so that words with the same prefix are adjacent in any database locale.
  (table) => [uniqueIndex('word_places_word').on(table.brand, table.word.op('text_pattern_ops'))],
)
