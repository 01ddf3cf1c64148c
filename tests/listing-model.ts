import type { Facet, Listing, ListingSort } from '#contract/catalogue/catalogue.ts'
import {
  filterRange,
  formatListingFilter,
  isWithin,
  type ListingFilter,
  parseListingFilter,
  slugOf,
} from '#domain/catalogue/listing-filter.ts'
import { discountOffRrp } from '#domain/money/discount.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import type { Db } from '../server/database/database.ts'
import { categories, listings, manufacturers, products } from '../server/database/schema/catalogue.ts'

// A listing without SQL or bits: every product is read, and every facet is counted by looking at each of them.

type Product = {
  sku: string
  number: number
  manufacturer: string
  categoryUri: string
  priceCents: number | null
  saved: number
  rank: number
  releasedOn: string
  rating: number | null
  ratingCount: number
  values: Record<string, string | number | null | undefined>
}
type ModelFacet = Pick<Facet, 'key' | 'min' | 'max' | 'from' | 'to'> & { values: string[] }
type Definition = { key: string; kind: 'choice' | 'range'; unit?: string }
export type ModelQuery = {
  category?: string | undefined
  manufacturer?: string | undefined
  collection?: string | undefined
  filter: string
  sort: ListingSort
  page: number
  size: number
}

const conditions: Record<string, string> = { new: 'New condition', runout: 'Runout', cosmetic: 'Cosmetic imperfection' }

/** Reads all products of a shop. */
export async function readModel(db: Db, brand: string) {
  const [rows, makers, tree] = await Promise.all([
    db.select().from(listings),
    db.select().from(manufacturers),
    db.select().from(categories).orderBy(categories.position),
  ])
  const byId = new Map((await db.select().from(products)).map((row) => [row.id, row]))
  const sold = rows.flatMap((listing) => {
    const product = byId.get(listing.productId)
    if (listing.brand !== brand || !product) return []
    const priceCents = listing.priceUponRequest ? null : listing.priceCents
    return {
      sku: product.sku,
      number: product.productId,
      manufacturer: makers.find(({ id }) => id === product.manufacturerId)?.uri ?? '',
      categoryUri: product.categoryUri,
      priceCents,
      saved: discountOffRrp({ priceCents, rrpCents: listing.rrpCents })?.percent ?? 0,
      rank: listing.rank,
      releasedOn: product.releasedOn,
      rating: listing.ratingAverage,
      ratingCount: listing.ratingCount,
      values: {
        ...product.attributes,
        brand: product.manufacturerName,
        price: priceCents === null ? null : priceCents / 100,
        rating: listing.ratingAverage,
        stock: listing.inStock ? 'In stock' : null,
        offer: listing.onSale ? 'On sale' : null,
        condition: conditions[listing.condition] ?? null,
      },
      condition: listing.condition,
    }
  })
  return { sold, tree }
}

const last = Number.POSITIVE_INFINITY
const orders: Record<ListingSort, (product: Product) => (number | string)[]> = {
  popular: () => [],
  relevance: () => [],
  'price-asc': ({ priceCents }) => [priceCents ?? last],
  'price-desc': ({ priceCents }) => [-(priceCents ?? -last)],
  newest: ({ releasedOn }) => [-Date.parse(releasedOn)],
  rating: ({ rating, ratingCount }) => [-(rating ?? 0), -ratingCount],
  discount: ({ saved }) => [-saved],
}

function inOrder(found: readonly Product[], sort: ListingSort) {
  const keyOf = (product: Product) => [...orders[sort](product), -product.rank, product.number]
  return found
    .map((product) => ({ product, key: keyOf(product) }))
    .sort((a, b) => {
      const index = a.key.findIndex((part, place) => part !== b.key[place])
      return index < 0 ? 0 : (a.key[index] ?? 0) < (b.key[index] ?? 0) ? -1 : 1
    })
    .map(({ product }) => product)
}

const isCount = (unit: string | undefined) => unit === '' || unit === 'stars'
const numbersIn = (filter: ListingFilter, key: string) => (filter.get(key) ?? []).map(Number).filter(Number.isFinite)

function passes({ values }: Product, { key, kind, unit }: Definition, filter: ListingFilter) {
  const value = values[key]
  if (!filter.has(key)) return true
  if (kind === 'choice') return typeof value === 'string' && (filter.get(key) ?? []).includes(slugOf(value))
  const range = filterRange(filter, key)
  if (range) return typeof value === 'number' && isWithin(range, value)
  const numbers = isCount(unit) ? numbersIn(filter, key) : []
  return numbers.length === 0 || (typeof value === 'number' && numbers.includes(value))
}

function facetOf({ key, kind, unit }: Definition, seen: readonly Product[], filter: ListingFilter): ModelFacet[] {
  const values = seen.map((product) => product.values[key])
  if (kind === 'range') {
    const numbers = values.filter((value) => typeof value === 'number')
    const [min, max] = numbers.length
      ? ([Math.floor(Math.min(...numbers)), Math.ceil(Math.max(...numbers))] as const)
      : ([null, null] as const)
    const range = filterRange(filter, key)
    const { from, to } = range ?? { from: null, to: null }
    const chosen = range ? [] : numbersIn(filter, key)
    const all = [...new Set([...numbers, ...chosen])].sort((a, b) => a - b)
    if (isCount(unit) && (all.length <= 8 || chosen.length > 0)) {
      const shown = all.map((value) => {
        const word = unit && value === 1 ? 'star' : unit
        return `${value}${word ? ` ${word}` : ''} ${numbers.filter((number) => number === value).length}`
      })
      return filter.has(key) || all.length > 1 ? [{ key, min: null, max: null, from, to, values: shown }] : []
    }
    return filter.has(key) || min !== max ? [{ key, min, max, from, to, values: [] }] : []
  }
  const labels = values.filter((value) => typeof value === 'string' && value !== '') as string[] // as filtered
  const gone = (filter.get(key) ?? []).filter((value) => !labels.some((label) => slugOf(label) === value))
  const all = [...new Set(labels)]
    .map((label) => ({ label, count: labels.filter((other) => other === label).length }))
    .concat(gone.map((label) => ({ label, count: 0 })))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, 40)
  const isUseful = filter.has(key) || all.length > 1 || all.some(({ count }) => count < seen.length)
  const shown = all.map(({ label, count }) => `${label} ${count}`)
  return isUseful ? [{ key, min: null, max: null, from: null, to: null, values: shown }] : []
}

const roundPrices = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]

/** What the listing of a shop with prices has to say. */
export function modelListing(
  { sold, tree }: Awaited<ReturnType<typeof readModel>>,
  query: ModelQuery,
  newSince: string,
) {
  const { category, manufacturer, collection, sort, page, size } = query
  const depth = category === undefined ? 3 : category.split('/').length + 1
  const scope = sold
    .filter(
      (product) =>
        (category === undefined || `${product.categoryUri}/`.startsWith(`${category}/`)) &&
        (manufacturer === undefined || product.manufacturer === manufacturer) &&
        (collection !== 'sale' || product.values.offer !== null) &&
        (collection !== 'new' || product.releasedOn >= newSince) &&
        (collection !== 'clearance' || ['runout', 'cosmetic'].includes(product.condition)),
    )
    .map((product) => {
      const branch = product.categoryUri.split('/').slice(0, depth).join('/')
      const name = branch === category ? null : tree.find(({ uri }) => uri === branch)?.name
      const hasAttributes = category !== undefined || manufacturer !== undefined
      const { brand, price, rating, stock, offer, condition } = product.values
      const facts = { brand, price, rating, stock, offer, condition, category: name }
      return { ...product, values: { ...(hasAttributes ? product.values : {}), ...facts } }
    })
  const within = new Set(category === undefined ? scope.map(({ categoryUri }) => categoryUri) : [category])
  const lists = tree.filter(({ uri }) => within.has(uri)).map(({ attributes }) => attributes)
  const shared =
    within.size > 12
      ? []
      : (lists[0] ?? []).filter(
          ({ key, kind, unit, facet }) =>
            facet &&
            lists.every((list) => list.some((row) => row.key === key && row.kind === kind && row.unit === unit)) &&
            (key !== 'type' || within.size === 1),
        )
  const hasTypes = category?.includes('/') && shared.some(({ key }) => key === 'type')
  const definitions: Definition[] = [
    ...(hasTypes ? [] : [{ key: 'category', kind: 'choice' } as const]),
    ...shared.filter(({ key }) => key === 'type'),
    { key: 'price', kind: 'range' },
    ...shared.filter(({ key }) => key === 'width'),
    { key: 'brand', kind: 'choice' },
    ...shared.filter(({ key }) => key !== 'type' && key !== 'width'),
    { key: 'rating', kind: 'range' },
    ...['stock', 'offer', 'condition'].map((key) => ({ key, kind: 'choice' }) as const),
  ]
  const filter = parseListingFilter(query.filter)
  const seenBy = (left: string | null) =>
    scope.filter((product) => definitions.every((row) => row.key === left || passes(product, row, filter)))
  const found = seenBy(null)
  const prices = scope.flatMap(({ priceCents }) => priceCents ?? []).sort((a, b) => a - b)
  const third = prices[Math.floor(prices.length * 0.4)]
  const under = third === undefined ? undefined : roundPrices.findLast((price) => price * 100 <= third)
  const has = (key: string) => definitions.some((row) => row.key === key)
  const chips = [
    ['In stock', 'stock', 'in-stock'],
    ['On sale', 'offer', 'on-sale'],
    ...(has('stars') ? [['4 energy stars and up', 'stars', '4-']] : []),
    ...(under === undefined ? [] : [[`Under ${formatDollars(under)}`, 'price', `-${under}`]]),
    ['Rated 4 and up', 'rating', '4-'],
  ].flatMap(([label = '', key = '', value = '']) => {
    const selected = filter.get(key)?.join() === value
    const others = [...filter].filter(([other]) => other !== key)
    const pressed = parseListingFilter(`${key}:${value}`)
    const kind = definitions.find((row) => row.key === key)?.kind ?? 'choice'
    const count = seenBy(key).filter((product) => passes(product, { key, kind }, pressed)).length
    const next = new Map(selected ? others : [...others, [key, [value]] as const])
    return selected || (count > 0 && count < scope.length)
      ? [{ label, filter: formatListingFilter(next), count, selected }]
      : []
  })
  return {
    skus: inOrder(found, sort)
      .slice((page - 1) * size, page * size)
      .map(({ sku }) => sku),
    totalCount: found.length,
    unfilteredCount: scope.length,
    facets: definitions.flatMap((row) => facetOf(row, seenBy(row.key), filter)),
    promoted: chips,
  }
}

/** The same parts of a response. */
export function comparable({ products: shown, totalCount, unfilteredCount, facets, promoted }: Listing) {
  const part = ({ key, min, max, from, to, values }: Facet) => ({
    ...{ key, min, max, from, to },
    values: values.map(({ label, count }) => `${label} ${count}`),
  })
  return { skus: shown.map(({ sku }) => sku), totalCount, unfilteredCount, facets: facets.map(part), promoted }
}
