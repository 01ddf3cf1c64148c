import type { Listing, ListingSort } from '#contract/catalogue/catalogue.ts'
import { filterRange, type ListingFilter, parseListingFilter } from '#domain/catalogue/listing-filter.ts'
import { toCents } from '#domain/money/money.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDb } from '../../database/database.ts'
import { invalidField } from '../../http/request/errors.ts'
import { type Shop, shopOf } from '../../http/site/shop-of.ts'
import type { CategoryTable } from '../category-table.ts'
import { finishColor } from '../finish-color.ts'
import { publishesPrices } from '../price-fields.ts'
import { productCard } from '../product-card.ts'
import { cardsById } from '../store/cards.ts'
import { categoriesIn, type Scope, setOf, valuesOf } from '../store/listing.ts'
import { type ListingCounts, type ListingQuery, listingCounts } from '../store/listing-counts.ts'
import { type PageOf, pageIds } from '../store/listing-page.ts'
import type { ListingSet } from '../store/listing-set.ts'
import type { Hits } from '../store/search.ts'
import { chosenSet, definitionsOf, type FacetDefinition } from './facet-definition.ts'
import { chipsOf } from './listing-chips.ts'
import { facetsOf, noCounts } from './listing-facets.ts'

export type Refinement = {
  filter?: string | undefined
  sort?: ListingSort | undefined
  page?: number | undefined
  size?: number | undefined
}

export type ListingOf = {
  scope: Scope
  /** What a search found, and the categories of it; the scope is then the whole shop. */
  hits?: Hits & { categories: readonly string[] }
  defaultSort: ListingSort
}

const pageSize = { usual: 24, most: 60 } as const

/** A whole number from 1, capped at `most`; throws an error about the field for any other value. */
export function whole(
  name: 'page' | 'size',
  value: number | undefined,
  { usual, most }: { usual: number; most: number },
) {
  if (value === undefined) return usual
  if (!Number.isInteger(value) || value < 1) throw invalidField(name, 'Give a whole number from 1 up')
  return Math.min(value, most)
}

const colored = (facets: Listing['facets']) =>
  facets.map((group) =>
    group.key === 'finish'
      ? { ...group, values: group.values.map((value) => ({ ...value, color: finishColor(value.label) })) }
      : group,
  )

const sortsByPrice: readonly ListingSort[] = ['price-asc', 'price-desc', 'discount']

/** Replaces a sort by price where prices are hidden, since the order would reveal them. */
export const allowedSort = (sort: ListingSort | undefined, usual: ListingSort, brand: Brand) =>
  sort === undefined || (sortsByPrice.includes(sort) && !publishesPrices(brand)) ? usual : sort

/** The choices of a filter; slugs are compared with the values that the shop has. */
async function queryOf(
  db: ReadDb,
  shop: Shop,
  { definitions, filter }: { definitions: readonly FacetDefinition[]; filter: ListingFilter },
): Promise<Pick<ListingQuery, 'facets'>> {
  const narrowed = definitions.filter(({ key, kind }) => kind === 'choice' && filter.has(key))
  const stored = await valuesOf(
    db,
    shop,
    narrowed.map(({ bitsKey }) => bitsKey),
  )
  const facets = definitions.map((definition) => ({
    bitsKey: definition.bitsKey,
    chosen: chosenSet(definition, filter, { brand: shop.brand, stored }),
  }))
  return { facets }
}

/** What a filter leaves of a category, for places that count nothing. */
export async function filterSets(
  { db, brand, categories }: { db: ReadDb; brand: Brand; categories: CategoryTable },
  { category, filter: text }: { category: string | undefined; filter: string | undefined },
): Promise<ListingSet[]> {
  const filter = parseListingFilter(text)
  if (filter.size === 0) return []
  const uris = category === undefined ? [] : [category]
  const all = definitionsOf({ brand, categories, category, uris, hasAttributes: true })
  const definitions = all.filter(({ key }) => filter.has(key))
  const { facets } = await queryOf(db, shopOf({ brand }), { definitions, filter })
  return facets.flatMap(({ chosen }) => chosen ?? [])
}

/** The prices of a page that is among the products with a price, in an order by price. */
function pricesOf({ sort, page, size }: PageOf, { prices, values }: ListingCounts, filter: ListingFilter) {
  const priced = [...(values.get('price-step') ?? noCounts).values()].reduce((sum, count) => sum + count, 0)
  if (!prices || !sort.startsWith('price-') || page * size > priced) return null
  const { from, to } = filterRange(filter, 'price') ?? { from: null, to: null }
  return {
    min: Math.max(prices.min, from === null ? 0 : toCents(from)),
    max: Math.min(prices.max, to === null ? prices.max : toCents(to)),
  }
}

/** A page of products with facets, chips and totals. */
export async function listingView(
  { db, brand, categories }: { db: ReadDb; brand: Brand; categories: CategoryTable },
  refinement: Refinement,
  { scope, hits, defaultSort }: ListingOf,
): Promise<Listing> {
  const size = whole('size', refinement.size, { usual: pageSize.usual, most: pageSize.most })
  const page = whole('page', refinement.page, { usual: 1, most: 100_000 })
  const sort = allowedSort(refinement.sort, defaultSort, brand)
  const shop = shopOf({ brand })
  const { category, manufacturer } = scope
  const set = hits?.scope ?? setOf(shop, scope)
  const inDisplayOrder = (uris: readonly string[]) =>
    categories.rows.flatMap(({ uri }) => (uris.includes(uri) ? [uri] : []))
  const uris =
    category === undefined ? inDisplayOrder(hits?.categories ?? (await categoriesIn(db, shop, set))) : [category]
  const hasAttributes = Boolean(hits) || category !== undefined || manufacturer !== undefined
  const definitions = definitionsOf({ brand, categories, category, uris, hasAttributes })
  const filter = parseListingFilter(refinement.filter)
  const { facets } = await queryOf(db, shop, { definitions, filter })
  const query = { scope: set, facets, ...(sort === 'relevance' && hits ? { tiers: hits.tiers } : {}) }
  const counts = await listingCounts(db, shop, query)
  const pageOf = { sort, page, size }
  const prices = pricesOf(pageOf, counts, filter)
  const ids = await pageIds(db, shop, { query, counts, prices }, pageOf)
  const cards = await cardsById(db, shop, ids)
  return {
    products: cards.map((row) => productCard(row, brand)),
    totalCount: counts.found,
    unfilteredCount: counts.all,
    page,
    size,
    sort,
    facets: colored(facetsOf(definitions, counts, filter)),
    promoted: chipsOf(definitions, counts, filter),
  }
}
