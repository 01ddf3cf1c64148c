import { readGtin } from '#domain/catalogue/gtin.ts'
import { searchWords, wordForms } from '#domain/search/search-text.ts'
import { type SearchQuery, similarWords, skuOfGtin, wordsLike } from '../catalogue/store/search.ts'
import type { ReadDb } from '../database/database.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { nearestWord } from './word-distance.ts'

export type Search<Found> = {
  found: Found
  /** The term that was searched instead, if the typed one had no results. */
  correctedTerm: string | null
  /** No product has all of the words; the found ones have some. */
  matchesSome?: true
}

type SearchOptions<Found> = {
  find: (query: SearchQuery) => Promise<Found>
  isEmpty: (found: Found) => boolean
  correct: boolean
  /** Also finds products with any of the words, if none has all. */
  near: boolean
}

export const wordsOf = (term: string) => searchWords(term).map(stripAccents)

export const queryFor = (
  words: readonly string[],
  term: string,
  joined: SearchQuery['joined'] = 'all',
): SearchQuery => ({
  words: wordForms(words),
  joined,
  sku: term.trim().toUpperCase().slice(0, 60),
})

/** Replaces every unknown word by the most similar known one; null if nothing changes. */
async function corrected(db: ReadDb, shop: Shop, words: readonly string[]) {
  const better = await Promise.all(
    words.map(async (word) => {
      if (word.length < 3 || /\d/.test(word)) return word
      const [known] = await wordsLike(db, shop, word, 1)
      return known ? word : (nearestWord(word, await similarWords(db, shop, word)) ?? word)
    }),
  )
  return better.join(' ') === words.join(' ') ? null : better
}

/** The words that products match some of, if none matches all. */
export const nearWords = async (db: ReadDb, shop: Shop, words: readonly string[]) =>
  (await corrected(db, shop, words)) ?? words

/** Searches by barcode, then by the term, then by its corrected spelling, then for any of its words. */
export async function searchFor<Found>(
  { db, shop, term }: { db: ReadDb; shop: Shop; term: string },
  { correct, near, find, isEmpty }: SearchOptions<Found>,
): Promise<Search<Found>> {
  const gtin = readGtin(term)
  const sku = gtin === null ? null : await skuOfGtin(db, shop, gtin)
  if (sku !== null) return { found: await find({ words: [], joined: 'all', sku }), correctedTerm: null }
  const words = wordsOf(term)
  const exact = { found: await find(queryFor(words, term)), correctedTerm: null }
  if (words.length === 0 || !isEmpty(exact.found)) return exact
  const better = correct ? await corrected(db, shop, words) : null
  if (better) {
    const found = await find(queryFor(better, ''))
    if (!isEmpty(found)) return { found, correctedTerm: better.join(' ') }
  }
  if (!near || words.length === 1) return exact
  const some = await find(queryFor(better ?? words, term, 'any'))
  return isEmpty(some) ? exact : { found: some, correctedTerm: null, matchesSome: true }
}
