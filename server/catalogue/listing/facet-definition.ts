import { filterRange, type ListingFilter, slugReader } from '#domain/catalogue/listing-filter.ts'
import { toCents } from '#domain/money/money.ts'
import type { Brand } from '#themes/brand.ts'
import type { CategoryTable } from '../category-table.ts'
import { publishesPrices } from '../price-fields.ts'
import { empty, type ListingSet, withDigits, withNumber, withNumbers, withValue } from '../store/listing-set.ts'

/** Something that can be narrowed down: a choice among texts or a range of numbers. */
export type FacetDefinition = {
  readonly key: string
  readonly name: string
  readonly kind: 'choice' | 'range'
  readonly unit: string
  /** Its numbers count something, such as burners or stars: few of them are offered one by one. */
  readonly isCount: boolean
  /** The key of its bits (server/database/derived/listing-facts.ts). */
  readonly bitsKey: string
  /** How shoppers read a stored value; null: the value is not offered. */
  readonly labelOf: (stored: string) => string | null
}

const same = (stored: string) => stored

const choice = (key: string, name: string, labelOf: FacetDefinition['labelOf'] = same): FacetDefinition => ({
  ...{ key, name, kind: 'choice', unit: '', isCount: false },
  ...{ bitsKey: key, labelOf },
})

const range = (key: string, name: string, unit: string, bitsKey = key): FacetDefinition => ({
  ...{ key, name, kind: 'range', unit, isCount: false },
  ...{ bitsKey, labelOf: same },
})

const countUnits = ['', 'stars']

const conditionNames: Record<string, string> = {
  new: 'New condition',
  runout: 'Runout',
  cosmetic: 'Cosmetic imperfection',
}

/** Names the ancestor of a category one level below the current category. */
function branchNames(table: CategoryTable, above: string | undefined) {
  const depth = above === undefined ? 3 : above.split('/').length + 1
  return (uri: string) => {
    const branch = uri.split('/').slice(0, depth).join('/')
    return branch === above ? null : (table.at(branch)?.name ?? null)
  }
}

/** With more categories than this, the listing offers no shared attributes as filters. */
const mostCategories = 12

/**
 * Facet attributes that all these categories share, in one unit: kW and W make no range. A product type has a meaning
 * within one category only.
 */
function sharedAttributes(table: CategoryTable, uris: readonly string[]) {
  if (uris.length > mostCategories) return []
  const lists = table.attributesOf(uris)
  const isShared = ({ key, kind, unit }: (typeof lists)[number][number]) =>
    lists.every((attributes) => attributes.some((row) => row.key === key && row.kind === kind && row.unit === unit))
  const [first] = lists
  return (first ?? []).filter(
    (attribute) => attribute.facet && isShared(attribute) && (attribute.key !== 'type' || uris.length === 1),
  )
}

type Options = {
  brand: Brand
  categories: CategoryTable
  /** Category of the listing; it offers its subcategories and attributes as filters. */
  category: string | undefined
  /** Categories of its products. */
  uris: readonly string[]
  /** Whether attributes have values to filter by. */
  hasAttributes: boolean
}

type Attribute = ReturnType<typeof sharedAttributes>[number]

const attributeFacet = ({ key, name, kind, unit }: Attribute, hasAttributes: boolean): FacetDefinition => ({
  ...{ key, name, kind, unit, labelOf: same },
  isCount: kind === 'range' && countUnits.includes(unit),
  bitsKey: hasAttributes ? `${kind === 'choice' ? 'text' : 'number'}:${key}` : `none:${key}`,
})

/**
 * The facets of a listing: what kind of thing it is, what it costs and whether it fits; then those of every listing, with
 * the other shared attributes of its categories in between.
 */
export function definitionsOf({ brand, categories, category, uris, hasAttributes }: Options): FacetDefinition[] {
  const shared = sharedAttributes(categories, category === undefined ? uris : [category])
  const facetsOf = (isMeant: (attribute: Attribute) => boolean) =>
    shared.filter(isMeant).map((attribute) => attributeFacet(attribute, hasAttributes))
  const types = facetsOf(({ key }) => key === 'type')
  const hasTypes = types.length > 0 && category?.includes('/')
  return [
    ...(hasTypes ? [] : [choice('category', 'Category', branchNames(categories, category))]),
    ...types,
    ...(publishesPrices(brand) ? [range('price', 'Price', '$', 'price-step')] : []),
    ...facetsOf(({ key }) => key === 'width'),
    choice('brand', 'Brand'),
    ...facetsOf(({ key }) => key !== 'type' && key !== 'width'),
    range('rating', 'Rating', 'stars'),
    choice('stock', 'Availability', () => 'In stock'),
    choice('offer', 'Offers', () => 'On sale'),
    choice('condition', 'Condition', (stored) => conditionNames[stored] ?? null),
  ]
}

/** The listings that pass what is chosen in a facet; null: every listing does. */
export function chosenSet(
  { key, kind, isCount, bitsKey, labelOf }: FacetDefinition,
  filter: ListingFilter,
  { brand, stored }: { brand: string; stored: ReadonlyMap<string, readonly string[]> },
): ListingSet | null {
  const chosen = filter.get(key)
  if (!chosen) return null
  if (kind === 'choice') {
    const slugOf = slugReader()
    const values = (stored.get(bitsKey) ?? []).filter((value) => chosen.includes(slugOf(labelOf(value) ?? '')))
    return values.length === 0 ? empty : withValue(brand, bitsKey, values)
  }
  const narrowed = filterRange(filter, key)
  if (!narrowed) {
    const numbers = isCount ? chosen.map(Number).filter(Number.isFinite) : []
    return numbers.length === 0 ? null : withNumbers(brand, bitsKey, numbers)
  }
  const { from, to } = narrowed
  if (key === 'price')
    return withDigits(brand, 'price', {
      from: from === null ? null : toCents(from),
      to: to === null ? null : toCents(to),
    })
  return withNumber(brand, bitsKey, narrowed)
}
