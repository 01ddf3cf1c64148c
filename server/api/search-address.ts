import { canSearch, encodeTerm, searchTerm } from '#domain/search-term.ts'
import { textQuery } from '#domain/search-text.ts'
import type { Db } from '../database/database.ts'
import type { Shop } from '../stores/cards.ts'
import { productRow } from '../stores/products.ts'
import { fold } from './fold.ts'
import { namedShelves } from './named-shelves.ts'
import { wordsOf } from './search-query.ts'
import type { Shelves } from './shelves.ts'

type Needed = { db: Db; shelves: Shelves }

const isNamed = (term: string) => {
  const wanted = fold(term).replaceAll(/\s+/g, ' ')
  return ({ name }: { name: string }) => fold(searchTerm(name)).replaceAll(/\s+/g, ' ') === wanted
}

/** Where submitting a term leads: the page of the category, maker or product it names, else its results. */
export async function searchAddress({ db, shelves }: Needed, shop: Shop, text: string): Promise<string> {
  const term = searchTerm(text)
  if (!canSearch(term)) return ''
  const [{ categories, makers }, product] = await Promise.all([
    namedShelves({ db, shop, shelves, query: textQuery(wordsOf(term)) }),
    productRow(db, shop, { sku: term.toUpperCase() }),
  ])
  const category = categories.find(isNamed(term))
  if (category) return `/c/${category.uri}`
  const maker = makers.find(isNamed(term))
  if (maker) return `/brands/${maker.uri}`
  return product ? `/p/${product.slug}` : `/search/${encodeTerm(term)}`
}
