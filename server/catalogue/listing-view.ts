import type { Listing, ListingSort } from '#contract/catalogue.ts'
import { parseListingFilter } from '#domain/catalogue/listing-filter.ts'
import { discountOffRrp } from '#domain/money/discount.ts'
import { toDollars } from '#domain/money/money.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { invalidField } from '../http/request/errors.ts'
import { shopOf } from '../http/site/shop-of.ts'
import type { CategoryTable } from './category-table.ts'
import { finishColor } from './finish-color.ts'
import { type Candidate, type FacetDefinition, judge, passing } from './listing-candidate.ts'
import { chipsOf } from './listing-chips.ts'
import { facetsOf } from './listing-facets.ts'
import { sortCandidates, sortsByPrice } from './listing-sort.ts'
import { publishesPrices } from './price-fields.ts'
import { productCard } from './product-card.ts'
import { cardsById } from './store/cards.ts'
import type { CandidateRow } from './store/listing.ts'

export type Refinement = {
  filter?: string | undefined
  sort?: ListingSort | undefined
  page?: number | undefined
  size?: number | undefined
}

export type ListingScope = {
  /** Category of the rows; the listing offers its subcategories and attributes as filters. */
  category?: string | undefined
  defaultSort: ListingSort
}

const pageSize = { usual: 24, most: 60 } as const

const facet = (key: string, name: string, kind: FacetDefinition['kind'], unit = ''): FacetDefinition => ({
  key,
  name,
  kind,
  unit,
})

const conditionNames: Record<string, string> = {
  new: 'New condition',
  runout: 'Runout',
  cosmetic: 'Cosmetic imperfection',
}

type Names = ReadonlyMap<string, string>

/** The ancestor of a category one level below the current category. */
function branchOf(uri: string, above: string | undefined) {
  const depth = above === undefined ? 3 : above.split('/').length + 1
  return uri.split('/').slice(0, depth).join('/')
}

function candidateOf(row: CandidateRow, { category }: ListingScope, names: Names): Candidate {
  const priceCents = row.priceUponRequest ? null : row.priceCents
  const branch = branchOf(row.categoryUri, category)
  return {
    id: row.id,
    productId: row.productId,
    priceCents,
    savedPercent: discountOffRrp({ priceCents, rrpCents: row.rrpCents })?.percent ?? 0,
    rank: row.rank,
    releasedOn: row.releasedOn,
    ratingAverage: row.ratingAverage,
    ratingCount: row.ratingCount,
    relevance: row.relevance,
    values: {
      ...row.attributes,
      category: branch === category ? null : names.get(branch),
      brand: row.manufacturerName,
      price: priceCents === null ? null : toDollars(priceCents),
      rating: row.ratingAverage,
      stock: row.inStock ? 'In stock' : null,
      offer: row.onSale ? 'On sale' : null,
      condition: conditionNames[row.condition] ?? null,
    },
  }
}

/** With more categories than this, the listing offers no shared attributes as filters. */
const mostCategories = 12

/** Facet attributes that all these categories share. A product type has a meaning within one category only. */
function sharedAttributes(table: CategoryTable, uris: readonly string[]) {
  if (uris.length > mostCategories) return []
  const lists = table.attributesOf(uris)
  const isShared = (key: string) => lists.every((attributes) => attributes.some((attribute) => attribute.key === key))
  const [first] = lists
  return (first ?? []).filter(
    ({ key, facet: isFacet }) => isFacet && isShared(key) && (key !== 'type' || uris.length === 1),
  )
}

/** The facets of a listing: those of every listing, with the shared attributes of its categories in between. */
function definitionsOf(
  table: CategoryTable,
  rows: readonly CandidateRow[],
  { category, brand }: ListingScope & { brand: Brand },
) {
  const uris = category === undefined ? [...new Set(rows.map((row) => row.categoryUri))] : [category]
  const shared = sharedAttributes(table, uris)
  const hasTypes = category !== undefined && shared.some(({ key }) => key === 'type')
  return [
    ...(hasTypes && category.includes('/') ? [] : [facet('category', 'Category', 'choice')]),
    facet('brand', 'Brand', 'choice'),
    ...(publishesPrices(brand) ? [facet('price', 'Price', 'range', '$')] : []),
    ...shared.map(({ key, name, kind, unit }) => facet(key, name, kind, unit)),
    facet('rating', 'Rating', 'range', 'stars'),
    facet('stock', 'Availability', 'choice'),
    facet('offer', 'Offers', 'choice'),
    facet('condition', 'Condition', 'choice'),
  ]
}

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

/** Replaces a sort by price where prices are hidden, since the order would reveal them. */
export const allowedSort = (sort: ListingSort | undefined, usual: ListingSort, brand: Brand) =>
  sort === undefined || (sortsByPrice.includes(sort) && !publishesPrices(brand)) ? usual : sort

/** A page of products with facets, chips and totals. */
export async function listingView(
  { db, brand, rows, categories }: { db: Db; brand: Brand; rows: readonly CandidateRow[]; categories: CategoryTable },
  refinement: Refinement,
  place: ListingScope,
): Promise<Listing> {
  const size = whole('size', refinement.size, { usual: pageSize.usual, most: pageSize.most })
  const page = whole('page', refinement.page, { usual: 1, most: 100_000 })
  const branches = [...new Set(rows.map((row) => branchOf(row.categoryUri, place.category)))]
  const definitions = definitionsOf(categories, rows, { ...place, brand })
  const names: Names = new Map(categories.namesOf(branches).map(({ uri, name }) => [uri, name]))
  const candidates = rows.map((row) => candidateOf(row, place, names))
  const filter = parseListingFilter(refinement.filter)
  const judged = judge(candidates, definitions, filter)
  const sort = allowedSort(refinement.sort, place.defaultSort, brand)
  const found = sortCandidates(passing(judged), sort)
  const ids = found.slice((page - 1) * size, page * size).map(({ id }) => id)
  const cards = await cardsById(db, shopOf({ brand }), ids)
  return {
    products: cards.map((row) => productCard(row, brand)),
    totalCount: found.length,
    unfilteredCount: candidates.length,
    page,
    size,
    sort,
    facets: colored(facetsOf(definitions, judged, filter)),
    promoted: chipsOf(candidates, definitions, { judged, filter }),
  }
}
