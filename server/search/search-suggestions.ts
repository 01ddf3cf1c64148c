import type { Suggestion } from '#contract/catalogue/search.ts'
import { encodeTerm } from '#domain/search/search-term.ts'
import type { Brand } from '#themes/brand.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import { priceFields } from '../catalogue/price-fields.ts'
import type { ReadDb } from '../database/database.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { pictureAddress, pictureOf } from '../images/library.ts'
import { namedCategories } from './named-categories.ts'
import { type Search, wordsOf } from './search-query.ts'
import type { Ranked } from './store/best-matches.ts'
import { knownWords } from './store/known-words.ts'
import type { SuggestedProducts } from './store/suggestions.ts'

type SuggestionParams = { db: ReadDb; brand: Brand; categoryData: CategoryData; mostTerms: number }

/** Categories and manufacturers whose names have all the words of a term. */
export async function namedSuggestions(
  typed: string,
  { brand, categoryData }: Omit<SuggestionParams, 'db' | 'mostTerms'>,
): Promise<Suggestion[]> {
  const named = await namedCategories({ shop: shopOf({ brand }), categoryData, words: wordsOf(typed) })
  return [
    ...named.categories.map(({ name, uri }) => term(name, `/c/${uri}`)),
    ...named.manufacturers.map(({ name, uri }) => term(name, `/brands/${uri}`)),
  ]
}

const term = (text: string, url: string): Suggestion => ({
  type: 'term',
  text,
  url,
  imageUrl: null,
  price: null,
  ribbon: null,
})

type Searched = { typed: string; named: readonly Suggestion[]; search: Search<Ranked> }

/** Categories and manufacturers whose names match, then completions of the last word; of the corrected term, if there is one. */
export async function termSuggestions(
  { typed, named, search }: Searched,
  params: SuggestionParams,
): Promise<Suggestion[]> {
  const { db, brand, mostTerms } = params
  const { found, correctedTerm, completions } = search
  const words = wordsOf(correctedTerm ?? typed)
  if (words.length === 0) return []
  const last = words.slice(-1)
  const readCompletions = async () =>
    completions ??
    (await knownWords(db, shopOf({ brand }), last, { most: mostTerms, correct: false }))[0]?.completions ??
    []
  const [names, endings] = await Promise.all([
    correctedTerm === null ? named : namedSuggestions(correctedTerm, params),
    // No completions if the term has no results: they would have none either.
    found.total > 0 ? readCompletions() : [],
  ])
  const begun = words.slice(0, -1)
  const finished = endings
    .map(({ word }) => [...begun, word].join(' '))
    .filter((text) => !names.some((suggestion) => suggestion.text.toLowerCase() === text))
    .map((text) => term(text, `/search/${encodeTerm(text)}`))
  return [...names, ...finished].slice(0, mostTerms)
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
