import type { contract } from '#contract/contract.ts'
import { canSearch, searchTerm } from '#domain/search/search-term.ts'
import type { Brand } from '#themes/brand.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import { listingView, type Refinement } from '../catalogue/listing/listing-view.ts'
import { categoriesFound } from '../catalogue/store/listing.ts'
import { hitsOf, noHits, type SearchQuery } from '../catalogue/store/search.ts'
import type { ReadDeps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { nearCount, rankedProducts } from './product-ranking.ts'
import { productSearchAddress, searchAddress } from './search-address.ts'
import { searchFor } from './search-query.ts'
import { searchStart } from './search-start.ts'
import { namedSuggestions, productSuggestions, termSuggestions } from './search-suggestions.ts'
import { suggestedProducts } from './store/suggestions.ts'

const suggestionLimit = { usual: 8, most: 50 } as const

const limitOf = (limit: number | undefined) =>
  Math.min(Math.max(Math.trunc(limit || suggestionLimit.usual), 1), suggestionLimit.most)

/** At most a quarter of the suggestions are terms, so that products fit too. */
const termShare = 0.25

type Suggesting = { limit: number; mostTerms: number; correct: boolean }
type SpellingOptions = { correct?: boolean; near?: boolean }

export const searchHandlers = (deps: ReadDeps, categoryData: CategoryData): Handlers<typeof contract>['search'] => {
  const { db } = deps
  const shown = suggestedProducts(db)

  async function results(
    text: string,
    brand: Brand,
    { correct = true, near = false, ...refinement }: Refinement & SpellingOptions,
  ) {
    const shop = shopOf({ brand })
    const term = searchTerm(text)
    async function find(searchQuery: SearchQuery) {
      if (!canSearch(term)) return { ...noHits, categories: [] }
      const { scope, tiers, form } = await hitsOf(db, shop, searchQuery)
      return { scope, tiers, categories: await categoriesFound(db, shop, form) }
    }
    const isEmpty = ({ categories }: { categories: readonly string[] }) => categories.length === 0
    const search = await searchFor({ db, shop, term }, { correct, near, find, isEmpty })
    const { found: hits, correctedTerm, matchesSome } = search
    const catalogue = { db, brand, categories: await categoryData.categories() }
    const listing = await listingView(catalogue, refinement, { scope: {}, hits, defaultSort: 'relevance' })
    return { ...listing, term, correctedTerm, ...(matchesSome ? { matchesSome } : {}) }
  }

  async function suggest(text: string, brand: Brand, { limit, mostTerms, correct }: Suggesting) {
    const term = searchTerm(text)
    if (!canSearch(term)) return { terms: [], products: [], totalCount: 0, correctedTerm: null }
    const shop = shopOf({ brand })
    const [search, named] = await Promise.all([
      rankedProducts(db, shop, text, { limit, correct, completions: Math.max(mostTerms, 1) }),
      namedSuggestions(term, { brand, categoryData }),
    ])
    const { found, correctedTerm, words } = search
    const [terms, products, totalCount] = await Promise.all([
      termSuggestions({ typed: term, named, search }, { db, brand, categoryData, mostTerms }),
      productSuggestions(found.ids, { shown, brand }),
      // Results of a term that no product matches completely match some of its words.
      found.total || nearCount(db, shop, term, words),
    ])
    return { terms, products, totalCount, correctedTerm }
  }

  return {
    suggestions: async ({ query }, { brand }) => {
      const { searchTerm: text, isAutoCorrectEnabled = true, limit } = query
      const most = limitOf(limit)
      const options = { limit: most, mostTerms: Math.floor(most * termShare), correct: isAutoCorrectEnabled }
      const { terms, products, totalCount, correctedTerm } = await suggest(text, brand, options)
      return { suggestions: [...terms, ...products].slice(0, most), totalCount, correctedTerm }
    },
    start: searchStart(deps, categoryData),
    // With `fallback` false the spelling is not corrected; with true, products that match only some words are included.
    results: ({ params, query: { fallback, ...query } }, { brand }) =>
      results(params.term, brand, { ...query, correct: fallback !== false, near: fallback === true }),
    facets: ({ params, query }, { brand }) => results(params.term, brand, query),
    products: ({ params, query }, { brand }) => results(params.term, brand, query),
    address: async ({ query }, { brand }) => ({
      url: await searchAddress({ db, categoryData }, shopOf({ brand }), query.searchterms),
    }),
    productAddress: async ({ query }, { brand }) => ({
      url: await productSearchAddress(db, shopOf({ brand }), query.SearchTerm),
    }),
    lookup: async ({ query }, { brand }) => {
      const { terms, products } = await suggest(query.searchTerms, brand, { limit: 10, mostTerms: 4, correct: true })
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
