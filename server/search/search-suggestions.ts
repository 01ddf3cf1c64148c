import type { Suggestion } from '#contract/catalogue/search.ts'
import { encodeTerm } from '#domain/search/search-term.ts'
import type { Brand } from '#themes/brand.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import { priceFields } from '../catalogue/price-fields.ts'
import { wordsLike } from '../catalogue/store/search.ts'
import type { ReadDb } from '../database/database.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { pictureAddress, pictureOf } from '../images/library.ts'
import { namedCategories } from './named-categories.ts'
import { wordsOf } from './search-query.ts'
import type { SuggestedProducts } from './store/suggestions.ts'

type SuggestionParams = {
  db: ReadDb
  brand: Brand
  categoryData: CategoryData
  hasProducts: boolean
  mostTerms: number
}

const term = (text: string, url: string): Suggestion => ({
  type: 'term',
  text,
  url,
  imageUrl: null,
  price: null,
  ribbon: null,
})

/** Categories and manufacturers whose names match, then completions of the last word. */
export async function termSuggestions(
  typed: string,
  { db, brand, categoryData, hasProducts, mostTerms }: SuggestionParams,
): Promise<Suggestion[]> {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const shop = shopOf({ brand })
  const [{ categories, manufacturers }, endings] = await Promise.all([
    namedCategories({ shop, categoryData, words }),
    // No completions if the term has no results: they would have none either.
    hasProducts ? wordsLike(db, shop, words.at(-1) ?? '', mostTerms) : [],
  ])
  const begun = words.slice(0, -1)
  const named = [
    ...categories.map(({ name, uri }) => term(name, `/c/${uri}`)),
    ...manufacturers.map(({ name, uri }) => term(name, `/brands/${uri}`)),
  ]
  const finished = endings
    .map(({ word }) => [...begun, word].join(' '))
    .filter((text) => !named.some((suggestion) => suggestion.text.toLowerCase() === text))
    .map((text) => term(text, `/search/${encodeTerm(text)}`))
  return [...named, ...finished].slice(0, mostTerms)
}

/** Products as suggestions, in the given order. */
export async function productSuggestions(
  ids: readonly string[],
  { shown, brand }: { shown: SuggestedProducts; brand: Brand },
): Promise<Suggestion[]> {
  const rows = await shown(shopOf({ brand }), ids)
  return rows.map((row) => {
    const { price, ribbon } = priceFields(row, brand)
    const imageUrl = pictureAddress(pictureOf(row.picture, row.title), 240)
    return { type: 'product', text: row.title, url: `/p/${row.slug}`, imageUrl, price, ribbon }
  })
}
