import { type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { literal } from '../../database/prepared.ts'
import { listingBits, listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { type ListingSet, noBits } from './listing-set.ts'

/** A facet to count: the key of its bits, and what is chosen in it. */
export type CountedFacet = { bitsKey: string; chosen: ListingSet | null }

export type ListingQuery = {
  scope: ListingSet
  facets: readonly CountedFacet[]
  /** Lists the columns `tier_0`, `tier_1` … of the scope one after another: together they have its listings. */
  tiers?: number
}

/** Listings that are sorted together. */
export type Tier = {
  /** The column of the masks. */
  mask: string
  total: number
  /** Its listings by number, if there are few; null: too many. */
  numbers: readonly number[] | null
}

export type ListingCounts = {
  /** Listings of the shop, as far as they were ever numbered. */
  numbered: number
  /** Listings of the scope, and those that pass every choice. */
  all: number
  found: number
  /** By key of the bits: listings that pass every other choice; all of `found` where nothing is chosen. */
  seen: ReadonlyMap<string, number>
  /** The same by value. */
  values: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Listings of the scope by the place of their price among the round ones. */
  steps: ReadonlyMap<string, number>
  /** The lowest and highest price in cents that the price facet sees. */
  prices: { min: number; max: number } | null
  /** The listings found. */
  tiers: readonly Tier[]
}

/** A list of this many listings may be sorted; a longer one is read along an index. */
const few = 5000

const name = (text: string, index: number) => sql.raw(`${text}_${index}`)

const tierMasks = ({ tiers = 0 }: ListingQuery) =>
  tiers === 0 ? ['found'] : Array.from({ length: tiers }, (_, index) => `tier_${index}`)

/** The masks of a list by chunk: `scope`, `found`, those of its tiers, and `seen_n` for each facet with a choice. */
export function masksOf({ scope, facets, tiers = 0 }: ListingQuery): SQL {
  const choices = facets.flatMap(({ chosen }) => (chosen ? [chosen] : []))
  const passing = (left: number | null) =>
    sql.join(
      choices.flatMap((_, index) =>
        index === left ? [] : [sql` & coalesce(${name('chosen', index)}.bits, ${noBits})`],
      ),
    )
  const seen = choices.map((_, index) => sql`, of_scope.bits${passing(index)} as ${name('seen', index)}`)
  const tierBits = Array.from({ length: tiers }, (_, index) => {
    const mask = name('tier', index)
    return sql`, of_scope.${mask}${passing(null)} as ${mask}`
  })
  const joins = choices.map((set, index) => sql` left join (${set}) ${name('chosen', index)} using (chunk)`)
  return sql`masks as materialized (
    select chunk, of_scope.bits as scope, of_scope.bits${passing(null)} as found${sql.join([...seen, ...tierBits])}
    from (${scope}) of_scope${sql.join(joins)})`
}

/** The mask that a facet sees. */
function maskOf(facets: readonly CountedFacet[], bitsKey: string) {
  const index = facets.filter(({ chosen }) => chosen).findIndex((facet) => facet.bitsKey === bitsKey)
  return index < 0 ? sql.raw('found') : name('seen', index)
}

/** Listings of the shop, as far as they were ever numbered. */
const numberedIn = ({ brand }: Shop) => sql`select max(number) + 1 from ${listingRows} where brand = ${brand}`

/** What is totalled: the kind of its row, and its mask. */
function totalled(query: ListingQuery) {
  const chosen = query.facets.filter((facet) => facet.chosen)
  return [
    [literal('all'), 'scope'] as const,
    [literal('found'), 'found'] as const,
    ...chosen.map(({ bitsKey }, index) => [sql`${`seen ${bitsKey}`}`, `seen_${index}`] as const),
    ...tierMasks(query).map((mask) => [literal(`total ${mask}`), mask] as const),
  ]
}

const sumOf = (mask: string) => sql.raw(`sum_${mask}`)

/** All totals in one row. */
const sums = (query: ListingQuery) =>
  sql`sums as materialized (select ${sql.join(
    [...new Set(totalled(query).map(([, mask]) => mask))].map(
      (mask) => sql`sum(bit_count(${sql.raw(mask)})) as ${sumOf(mask)}`,
    ),
    sql`, `,
  )} from masks)`

/** One row for each total: planning a statement for each would take longer than counting. */
const totals = (query: ListingQuery) => sql`select kind, '' as value, count::text as count
  from sums cross join lateral (values ${sql.join(
    totalled(query).map(([kind, mask]) => sql`(${kind}::text, ${sumOf(mask)})`),
    sql`, `,
  )}) kinds (kind, count)`

/** Counts of each value; the price by its place among the round ones. */
function valueCounts({ brand }: Shop, facets: readonly CountedFacet[]) {
  const keys = facets.map(({ bitsKey }) => bitsKey)
  const cases = facets
    .filter(({ chosen }) => chosen)
    .map(({ bitsKey }, index) => sql` when ${bitsKey} then ${name('seen', index)}`)
  const mask = cases.length === 0 ? sql.raw('found') : sql`case key${sql.join(cases)} else found end`
  return sql`select 'value ' || key, value, sum(bit_count(bits & ${mask}))::text
    from masks join ${listingBits} using (chunk) where brand = ${brand} and key = any(${sql.param(keys)}::text[])
    group by key, value having sum(bit_count(bits & ${mask})) > 0`
}

const scopeSteps = ({ brand }: Shop) =>
  sql`select 'step', value, sum(bit_count(bits & scope))::text
    from masks join ${listingBits} using (chunk) where brand = ${brand} and key = 'price-step' group by value`

/** The highest digit that a price of the shop has. */
const highestDigit = (brand: string) => sql`(
  select max(value::int) from masks join ${listingBits} using (chunk) where brand = ${brand} and key = 'price-digit')`

/** Walks down the digits of the prices of each chunk, and keeps the half that is lower, and the half that is higher. */
const extremes = ({ brand }: Shop, mask: SQL) => sql`extremes as (
  select chunk, coalesce(${highestDigit(brand)} + 1, 0) as digit, bits & ${mask} as low, bits & ${mask} as high,
    0::bigint as min, 0::bigint as max
  from masks join ${listingBits} using (chunk) where brand = ${brand} and key = 'priced' and bit_count(bits & ${mask}) > 0
  union all
  select chunk, digit, case when bit_count(lower) > 0 then lower else low end, case when bit_count(higher) > 0 then higher else high end,
    min + case when bit_count(lower) > 0 then 0 else 1::bigint << digit end,
    max + case when bit_count(higher) > 0 then 1::bigint << digit else 0 end
  from (
    select walk.chunk, walk.digit - 1 as digit, low, high, min, max,
      case when held.bits is null then low else low & ~held.bits end as lower,
      case when held.bits is null then ${noBits} else high & held.bits end as higher
    from extremes walk left join ${listingBits} held on held.brand = ${brand} and held.chunk = walk.chunk
      and held.key = 'price-digit' and held.value = (walk.digit - 1)::text
    where walk.digit > 0 offset 0) halves)`

/** Sorting a listing takes as long as reading so many along an index. */
export const sortingCost = 10

/** Whether sorting a tier takes less time than reading `read` of its listings along an index. */
export const isQuicklySorted = (total: number, { read, numbered }: { read: number; numbered: number }) =>
  total <= few && read * numbered > total * total * sortingCost

/** The bits of tiers that have few. */
function fewBits(query: ListingQuery) {
  const rows = tierMasks(query).map((mask) => sql`(${literal(`bits ${mask}`)}, ${sql.raw(mask)}, ${sumOf(mask)})`)
  return sql`select kind, chunk::text, ${hexOf(sql.raw('bits'))}
    from sums cross join masks cross join lateral (values ${sql.join(rows, sql`, `)}) tiers (kind, bits, total)
    where total <= ${literal(few)} and bit_count(bits) > 0`
}

/** The bits as text: each of eight numbers in two digits. */
export const hexOf = (bits: SQL) => sql`encode(substring(bit_send(${bits}) from 5), 'hex')`

/** The listings of a chunk by its bits in `hexOf`: bit n of a byte is the listing n from the left. */
export function numbersIn(chunk: number, hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex')
  const first = chunk * bytes.length * 8
  const numbers: number[] = []
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    for (let bit = 0; byte && bit < 8; bit++) if (byte & (0x80 >> bit)) numbers.push(first + index * 8 + bit)
  }
  return numbers
}

type CountRow = { kind: string; value: string; count: string }

function countsIn(rows: readonly CountRow[], query: ListingQuery): ListingCounts {
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const total = (kind: string) => Number(of(kind)[0]?.count ?? 0)
  const countsOf = (kind: string) => new Map(of(kind).map(({ value, count }) => [value, Number(count)]))
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const after = (word: string) => kinds.flatMap((kind) => (kind.startsWith(word) ? [kind.slice(word.length)] : []))
  const [min] = of('min')
  const tierOf = (mask: string): Tier => {
    const count = total(`total ${mask}`)
    const chunks = of(`bits ${mask}`)
    return {
      mask,
      total: count,
      numbers: count > few ? null : chunks.flatMap(({ value, count: bits }) => numbersIn(Number(value), bits)),
    }
  }
  return {
    numbered: total('numbered'),
    all: total('all'),
    found: total('found'),
    seen: new Map(after('seen ').map((key) => [key, total(`seen ${key}`)])),
    values: new Map(after('value ').map((key) => [key, countsOf(`value ${key}`)])),
    steps: countsOf('step'),
    prices: min?.count ? { min: Number(min.count), max: total('max') } : null,
    tiers: tierMasks(query).map(tierOf),
  }
}

function countStatement(shop: Shop, query: ListingQuery): SQL {
  const { facets } = query
  const hasPrice = facets.some(({ bitsKey }) => bitsKey === 'price-step')
  const tables = [masksOf(query), sums(query), ...(hasPrice ? [extremes(shop, maskOf(facets, 'price-step'))] : [])]
  const rows = [
    sql`select 'numbered' as kind, '' as value, (${numberedIn(shop)})::text as count`,
    totals(query),
    ...(facets.length > 0 ? [valueCounts(shop, facets)] : []),
    fewBits(query),
    ...(hasPrice
      ? [
          scopeSteps(shop),
          sql`select 'min', '', min(min)::text from extremes where digit = 0`,
          sql`select 'max', '', max(max)::text from extremes where digit = 0`,
        ]
      : []),
  ]
  return sql`with recursive ${sql.join(tables, sql`, `)} ${sql.join(rows, sql` union all `)}`
}

/** Counts a list and its facets, each facet without its own choice. */
export async function listingCounts(db: ReadDb, shop: Shop, query: ListingQuery): Promise<ListingCounts> {
  return countsIn((await db.execute<CountRow>(countStatement(shop, query))).rows, query)
}
