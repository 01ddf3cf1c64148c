import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import { wordForms } from '#domain/search/search-text.ts'
import type { SearchQuery } from '../catalogue/store/search.ts'
import type { Db } from '../database/database.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { type Search, searchFor } from './search-query.ts'
import { type Ranked, rank } from './search-ranking.ts'
import { suggestionStore } from './store/suggestions.ts'

type Options = { limit: number; correct: boolean }

/** Ranks products by typed text, for search suggestions and the product lookup of staff. */
export function productRanking(db: Db) {
  const store = suggestionStore(db)
  return {
    store,
    async find(shop: Shop, text: string, { limit, correct }: Options): Promise<Search<readonly Ranked[]>> {
      const term = searchTerm(text)
      if (!canSearch(term)) return { found: [], correctedTerm: null }
      const find = async ({ words, sku }: SearchQuery) =>
        words.length === 0
          ? store.skuPlace(shop, sku)
          : rank(await store.wordHits(shop, { words: wordForms(words), sku }), limit)
      return searchFor({ db, shop, term }, { correct, near: false, find, isEmpty: (found) => found.length === 0 })
    },
  }
}
