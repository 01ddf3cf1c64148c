import type { contract } from '#contract/contract.ts'
import { canSearch, searchTerm } from '#domain/search-term.ts'
import { wordForms } from '#domain/search-text.ts'
import type { Brand } from '#themes/brand.ts'
import type { Deps } from '../deps.ts'
import { candidateRows } from '../stores/listing.ts'
import type { Wanted } from '../stores/search.ts'
import { suggestionStore } from '../stores/suggestions.ts'
import { listingView, type Refinement } from './listing-view.ts'
import { productSearchAddress, searchAddress } from './search-address.ts'
import { searchFor } from './search-query.ts'
import { rank } from './search-ranking.ts'
import { productSuggestions, termSuggestions } from './search-suggestions.ts'
import type { Handlers } from './serve.ts'
import type { Shelves } from './shelves.ts'
import { shopOf } from './shop-of.ts'

const suggestionLimit = { usual: 8, most: 50 } as const

const limitOf = (limit: number | undefined) =>
  Math.min(Math.max(Math.trunc(limit || suggestionLimit.usual), 1), suggestionLimit.most)

type Wishes = { correct?: boolean; near?: boolean }

export const searchHandlers = ({ db }: Deps, shelves: Shelves): Handlers<typeof contract>['search'] => {
  const store = suggestionStore(db)

  async function results(
    text: string,
    brand: Brand,
    { correct = true, near = false, ...refinement }: Refinement & Wishes,
  ) {
    const shop = shopOf({ brand })
    const term = searchTerm(text)
    const find = async (wanted: Wanted) => (canSearch(term) ? candidateRows(db, shop, { wanted }) : [])
    const { found, correctedTerm } = await searchFor({ db, shop, term }, { correct, near, find })
    const rows = { db, brand, rows: found, categories: await shelves.categories() }
    const listing = await listingView(rows, refinement, { defaultSort: 'relevance' })
    return { ...listing, term, correctedTerm }
  }

  async function suggest(text: string, brand: Brand, { limit, correct }: { limit: number; correct: boolean }) {
    const term = searchTerm(text)
    if (!canSearch(term)) return { terms: [], products: [], totalCount: 0, correctedTerm: null }
    const shop = shopOf({ brand })
    const find = async ({ words, sku }: Wanted) =>
      rank(await store.wordHits(shop, { words: wordForms(words), sku }), limit)
    const { found, correctedTerm } = await searchFor({ db, shop, term }, { correct, near: false, find })
    const [terms, products] = await Promise.all([
      termSuggestions(correctedTerm ?? term, { db, brand, shelves, hasProducts: found.length > 0 }),
      productSuggestions(
        found.map(({ place }) => place),
        { store, brand },
      ),
    ])
    return { terms, products, totalCount: found[0]?.total ?? 0, correctedTerm }
  }

  return {
    suggestions: async ({ query }, { brand }) => {
      const { searchTerm: text, isAutoCorrectEnabled = true, limit } = query
      const found = await suggest(text, brand, { limit: limitOf(limit), correct: isAutoCorrectEnabled })
      const { terms, products, totalCount, correctedTerm } = found
      return { suggestions: [...terms, ...products], totalCount, correctedTerm }
    },
    // A fallback of false asks for the term as it was typed; true also takes products that have only some of its words.
    results: ({ params, query: { fallback, ...query } }, { brand }) =>
      results(params.term, brand, { ...query, correct: fallback !== false, near: fallback === true }),
    facets: ({ params, query }, { brand }) => results(params.term, brand, query),
    products: ({ params, query }, { brand }) => results(params.term, brand, query),
    address: async ({ query }, { brand }) => ({
      url: await searchAddress({ db, shelves }, shopOf({ brand }), query.searchterms),
    }),
    productAddress: async ({ query }, { brand }) => ({
      url: await productSearchAddress(db, shopOf({ brand }), query.SearchTerm),
    }),
    lookup: async ({ query }, { brand }) => {
      const { terms, products } = await suggest(query.searchTerms, brand, { limit: 10, correct: true })
      return {
        SearchSuggestions: terms.map(({ text, url }) => ({ Result: text, Url: url })),
        ProductResults: products.map(({ text, url, imageUrl, price }) => ({
          Name: text,
          ImageUrl: imageUrl ?? '',
          Price: price,
          Url: url,
        })),
      }
    },
  }
}
