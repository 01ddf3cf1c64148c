import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import type { SearchQuery } from '../catalogue/store/search.ts'
import type { ReadDb } from '../database/database.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { queryFor, type Search, searchFor } from './search-query.ts'
import { bestMatches, type Ranked } from './store/best-matches.ts'

const none: Ranked = { ids: [], total: 0 }

type Options = {
  limit: number
  correct: boolean
  /** So many completions of the last word are read, too. */
  completions?: number
}

/** Ranks products by typed text, for search suggestions and the product lookup of staff. */
export async function rankedProducts(
  db: ReadDb,
  shop: Shop,
  text: string,
  { limit, correct, completions }: Options,
): Promise<Search<Ranked>> {
  const term = searchTerm(text)
  if (!canSearch(term)) return { found: none, correctedTerm: null, words: [] }
  const find = (searchQuery: SearchQuery) => bestMatches(db, shop, searchQuery, limit)
  const isEmpty = ({ total }: Ranked) => total === 0
  return searchFor({ db, shop, term }, { correct, near: false, find, isEmpty, ...(completions ? { completions } : {}) })
}

/** The number of products with some of the words of a term. */
export const nearCount = async (db: ReadDb, shop: Shop, term: string, words: readonly string[]) =>
  words.length < 2 ? 0 : (await bestMatches(db, shop, queryFor(words, term, 'any'), 0)).total
