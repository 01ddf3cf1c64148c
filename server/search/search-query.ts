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
  /** The words of the term, those that no product has corrected. */
  words: readonly string[]
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

/** Searches by barcode, then by the term, then by its corrected spelling, then for any of its words. */
export async function searchFor<Found>(
  { db, shop, term }: { db: ReadDb; shop: Shop; term: string },
  { correct, near, find, isEmpty }: SearchOptions<Found>,
): Promise<Search<Found>> {
  const gtin = readGtin(term)
  const sku = gtin === null ? null : await skuOfGtin(db, shop, gtin)
  const typed = wordsOf(term)
  const whole = (found: Found) => ({ found, correctedTerm: null, words: typed })
  if (sku !== null) return whole(await find({ words: [], joined: 'all', sku }))
  const exact = whole(await find(queryFor(typed, term)))
  if (typed.length === 0 || !isEmpty(exact.found)) return exact
  const better = correct ? await corrected(db, shop, typed) : null
  const words = better ?? typed
  if (better) {
    const found = await find(queryFor(better, ''))
    if (!isEmpty(found)) return { found, correctedTerm: better.join(' '), words }
  }
  if (!near || words.length === 1) return { ...exact, words }
  const some = await find(queryFor(words, term, 'any'))
  return isEmpty(some) ? { ...exact, words } : { found: some, correctedTerm: null, matchesSome: true, words }
}
