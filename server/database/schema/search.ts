import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bits } from './listing-bits.ts'

/** Search vocabulary of a shop, for correcting misspelt and unfinished words. */
export const searchWords = pgTable(
  'search_words',
  { brand: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.brand, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
    // By bytes, as in `wordBits`.
    index('search_words_beginning').on(table.brand, table.word.op('text_pattern_ops')),
  ],
)

/**
 * Inverted index of the search: for each word, as PostgreSQL splits texts, the listings that have it, one bit each as in
 * `listingBits`. A bit in one column is set in the next ones, too.
 */
export const wordBits = pgTable(
  'word_bits',
  {
    brand: text().notNull(),
    chunk: integer().notNull(),
    /** A word, or the first letters of words: up to `prefixLength` of them. */
    word: text().notNull(),
    isBegun: boolean().notNull(),
    inTitle: bits().notNull(),
    /** Also in the name of the manufacturer or category, or in the keywords. */
    inNames: bits().notNull(),
    /** Also in the description. */
    inText: bits().notNull(),
  },
  // By bytes, so that words with the same prefix are adjacent in any database locale.
  ({ brand, chunk, word, isBegun }) => [
    uniqueIndex('word_bits_word').on(brand, chunk, word.op('text_pattern_ops'), isBegun),
  ],
)

/** Shorter beginnings of words have rows of their own, since thousands of words may share them. */
export const prefixLength = 6
