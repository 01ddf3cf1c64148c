import { readGtin } from '#domain/catalogue/gtin.ts'
import { searchWords, wordForms } from '#domain/search/search-text.ts'
import { type SearchQuery, skuOfGtin } from '../catalogue/store/search.ts'
import type { ReadDb } from '../database/database.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { type KnownWord, type KnownWords, knownWords } from './store/known-words.ts'
import { nearestWord } from './word-distance.ts'

export type Search<Found> = {
  found: Found
  /** The term that was searched instead, if the typed one had no results. */
  correctedTerm: string | null
  /** No product has all of the words; the found ones have some. */
  matchesSome?: true
  /** The words of the term, those that no product has corrected. */
  words: readonly string[]
  /** What the last word may become, if that was read. */
  completions?: readonly KnownWord[] | undefined
}

type SearchOptions<Found> = {
  find: (query: SearchQuery) => Promise<Found>
  isEmpty: (found: Found) => boolean
  correct: boolean
  /** Also finds products with any of the words, if none has all. */
  near: boolean
  /** Reads so many completions of each word, and what corrects it, during the first search. */
  completions?: number
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
function corrected(words: readonly string[], known: readonly KnownWords[]) {
  const better = words.map((word, index) => nearestWord(word, known[index]?.similar ?? []) ?? word)
  return better.join(' ') === words.join(' ') ? null : better
}

/** Searches by barcode, then by the term, then by its corrected spelling, then for any of its words. */
export async function searchFor<Found>(
  { db, shop, term }: { db: ReadDb; shop: Shop; term: string },
  { correct, near, find, isEmpty, completions }: SearchOptions<Found>,
): Promise<Search<Found>> {
  const gtin = readGtin(term)
  const sku = gtin === null ? null : await skuOfGtin(db, shop, gtin)
  const typed = wordsOf(term)
  if (sku !== null) return { found: await find({ words: [], joined: 'all', sku }), correctedTerm: null, words: typed }
  const read = (most: number) => knownWords(db, shop, typed, { most, correct })
  const [found, early] = await Promise.all([
    find(queryFor(typed, term)),
    completions && typed.length > 0 ? read(completions) : null,
  ])
  const exact = { found, correctedTerm: null, words: typed, completions: early?.at(-1)?.completions }
  if (typed.length === 0 || !isEmpty(found)) return exact
  const better = correct ? corrected(typed, early ?? (await read(1))) : null
  const words = better ?? typed
  if (better) {
    const again = await find(queryFor(better, ''))
    if (!isEmpty(again)) return { found: again, correctedTerm: better.join(' '), words }
  }
  if (!near || words.length === 1) return { ...exact, words }
  const some = await find(queryFor(words, term, 'any'))
  return isEmpty(some) ? { ...exact, words } : { found: some, correctedTerm: null, matchesSome: true, words }
}
