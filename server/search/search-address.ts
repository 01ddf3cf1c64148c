import { readGtin } from '#domain/catalogue/gtin.ts'
import { canSearch, encodeTerm, searchTerm } from '#domain/search/search-term.ts'
import type { CategoryData } from '../catalogue/category-trees.ts'
import { productRow } from '../catalogue/store/products.ts'
import type { ReadDb } from '../database/database.ts'
import type { Shop } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { namedCategories } from './named-categories.ts'
import { wordsOf } from './search-query.ts'

type SearchDeps = { db: ReadDb; categoryData: CategoryData }

const isNamed = (term: string) => {
  const normalized = stripAccents(term).replaceAll(/\s+/g, ' ')
  return ({ name }: { name: string }) => stripAccents(searchTerm(name)).replaceAll(/\s+/g, ' ') === normalized
}

/** The URL for a submitted term: the page of the category, manufacturer or product it names, otherwise the results. */
export async function searchAddress({ db, categoryData }: SearchDeps, shop: Shop, text: string): Promise<string> {
  const term = searchTerm(text)
  if (!canSearch(term)) return ''
  const [{ categories, manufacturers }, products] = await Promise.all([
    namedCategories({ shop, categoryData, words: wordsOf(term) }),
    productSearchAddress(db, shop, term),
  ])
  const category = categories.find(isNamed(term))
  if (category) return `/c/${category.uri}`
  const manufacturer = manufacturers.find(isNamed(term))
  return manufacturer ? `/brands/${manufacturer.uri}` : products
}

/** The URL of the products of a term: the page of the product with this barcode or SKU, otherwise the results. */
export async function productSearchAddress(db: ReadDb, shop: Shop, text: string): Promise<string> {
  const term = searchTerm(text)
  if (!canSearch(term)) return ''
  const gtin = readGtin(term)
  const scanned = gtin === null ? undefined : await productRow(db, shop, { gtin })
  const product = scanned ?? (await productRow(db, shop, { sku: term.toUpperCase() }))
  return product ? `/p/${product.slug}` : `/search/${encodeTerm(term)}`
}
