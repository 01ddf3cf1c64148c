import { type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue/catalogue.ts'
import type { ReadDb } from '../../database/database.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { type ListingCounts, type ListingQuery, masksOf, type Tier } from './listing-counts.ts'
import { chunkBits, noBits } from './listing-set.ts'

type Key = readonly [column: string, direction: 'asc' | 'desc']

// Products without a price are last in both directions.
const keys: Record<ListingSort, readonly Key[]> = {
  popular: [],
  'price-asc': [['price_cents', 'asc']],
  'price-desc': [['price_cents', 'desc']],
  newest: [['released_on', 'desc']],
  rating: [
    ['rating_average', 'desc'],
    ['rating_count', 'desc'],
  ],
  discount: [['saved_percent', 'desc']],
  relevance: [],
}

// Equals by popularity, then by number, so that no page shows one twice.
const equals: readonly Key[] = [
  ['rank', 'desc'],
  ['product_number', 'asc'],
]

const opposite = { asc: 'desc', desc: 'asc' } as const

/** The order of lists; from the end, the same order backwards. */
export function orderBy(sort: ListingSort, isFromEnd = false): SQL {
  const terms = [...keys[sort], ...equals].map(([column, direction]) =>
    isFromEnd ? `${column} ${opposite[direction]} nulls first` : `${column} ${direction} nulls last`,
  )
  return sql.raw(terms.join(', '))
}

export type PageOf = { sort: ListingSort; page: number; size: number }

/** Bits of all chunks in a row, since `get_bit` finds one in them without a join. */
const allBits = ({ brand }: Shop, mask: SQL) => sql`(
  select string_agg(substring(bit_send(coalesce(${mask}, ${noBits})) from 5), ''::bytea order by chunk)
  from generate_series(0, (select max(number) / ${chunkBits} from ${listingRows} where brand = ${brand})) chunk
  left join masks using (chunk))`

/** Prices in cents between which a page is; null: anywhere. */
type Prices = { min: number; max: number } | null

/** The products of a tier that a page shows. */
type Section = { tier: Tier; sort: ListingSort; skipped: number; taken: number; prices: Prices }

const idsIn = async (db: ReadDb, statement: SQL) =>
  (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id)

/**
 * Reads along the index of the order, from the nearer end, what the tier contains. Not `= 1`, of which the planner expects
 * so few that it would read and sort the whole table.
 */
async function walkedIds(db: ReadDb, shop: Shop, query: ListingQuery, section: Section) {
  const { tier, sort, skipped, taken } = section
  const isFromEnd = skipped > tier.total / 2
  const offset = isFromEnd ? tier.total - skipped - taken : skipped
  const prices =
    section.prices && !isFromEnd ? sql`and price_cents between ${section.prices.min} and ${section.prices.max}` : sql``
  const ids = await idsIn(
    db,
    sql`with ${masksOf(query)}, every as materialized (select ${allBits(shop, sql.raw(tier.mask))} as bits)
      select product_id as id from ${listingRows}
      where brand = ${shop.brand} and get_bit((select bits from every), number # 7) <> 0 ${prices}
      order by ${orderBy(sort, isFromEnd)} limit ${taken} offset ${offset}`,
  )
  return isFromEnd ? ids.reverse() : ids
}

/**
 * Sorts a short tier. Each listing is read by the index: without `offset 0` the planner reads the whole table for a
 * thousand of them.
 */
const sortedIds = (db: ReadDb, { brand }: Shop, numbers: readonly number[], { sort, skipped, taken }: Section) =>
  idsIn(
    db,
    sql`select product_id as id
      from unnest(${sql.param([...numbers])}::int[]) hit (number)
      cross join lateral (
        select * from ${listingRows} where brand = ${brand} and ${listingRows.number} = hit.number offset 0) listed
      order by ${orderBy(sort)} limit ${taken} offset ${skipped}`,
  )

/** Sorting a listing takes as long as reading so many along an index. */
const sortingCost = 10

/** Whether sorting a tier takes less time than reading along an index until the end of the section. */
function isSorted({ tier, skipped, taken }: Section, numbered: number) {
  const read = Math.min(skipped + taken, tier.total - skipped)
  return (read * numbered) / tier.total > tier.total * sortingCost
}

type Counted = { query: ListingQuery; counts: Pick<ListingCounts, 'numbered' | 'tiers'>; prices?: Prices }

/** The products of a page: those of the first tier before those of the second. */
export async function pageIds(
  db: ReadDb,
  shop: Shop,
  { query, counts: { numbered, tiers }, prices = null }: Counted,
  { sort, page, size }: PageOf,
): Promise<string[]> {
  const ids: string[] = []
  let before = (page - 1) * size
  for (const tier of tiers) {
    const skipped = Math.min(before, tier.total)
    before -= skipped
    const taken = Math.min(size - ids.length, tier.total - skipped)
    if (taken === 0) continue
    const section = { tier, sort, skipped, taken, prices }
    const { numbers } = tier
    const found =
      numbers && isSorted(section, numbered)
        ? await sortedIds(db, shop, numbers, section)
        : await walkedIds(db, shop, query, section)
    ids.push(...found)
  }
  return ids
}
