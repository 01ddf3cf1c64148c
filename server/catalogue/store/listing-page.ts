import { type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue/catalogue.ts'
import type { Db } from '../../database/database.ts'
import { chunkSize, listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { type ListingQuery, masksOf } from './listing-counts.ts'
import { noBits } from './listing-set.ts'

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
const allBits = ({ brand }: Shop) => sql`(
  select string_agg(substring(bit_send(coalesce(found, ${noBits})) from 5), ''::bytea order by chunk)
  from generate_series(0, (select max(number) / ${sql.raw(String(chunkSize))} from ${listingRows} where brand = ${brand})) chunk
  left join masks using (chunk))`

type Walk = PageOf & {
  /** Listings found. */
  total: number
  /** Prices in cents between which the page is. */
  prices: { min: number; max: number } | null
}

const idsIn = async (db: Db, statement: SQL) => (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id)

/** A page of a long list: reads along the index of the order, from the nearer end, what the list contains. */
export async function walkedIds(db: Db, shop: Shop, query: ListingQuery, { sort, page, size, ...walk }: Walk) {
  const before = (page - 1) * size
  const taken = Math.min(size, walk.total - before)
  if (taken <= 0) return []
  const isFromEnd = before > walk.total / 2
  const skipped = isFromEnd ? walk.total - before - taken : before
  const prices =
    walk.prices && !isFromEnd ? sql`and price_cents between ${walk.prices.min} and ${walk.prices.max}` : sql``
  const ids = await idsIn(
    db,
    sql`with ${masksOf(query)}, every as materialized (select ${allBits(shop)} as bits)
      select product_id as id from ${listingRows}
      where brand = ${shop.brand} and get_bit((select bits from every), number # 7) = 1 ${prices}
      order by ${orderBy(sort, isFromEnd)} limit ${taken} offset ${skipped}`,
  )
  return isFromEnd ? ids.reverse() : ids
}

/**
 * A page of a short list by its numbers; `relevances` of a search are in the same order. Each is read by the index:
 * without `offset 0` the planner reads the whole table for a thousand of them.
 */
export function sortedIds(
  db: Db,
  { brand }: Shop,
  { numbers, relevances }: { numbers: readonly number[]; relevances?: readonly number[] | undefined },
  { sort, page, size }: PageOf,
) {
  if (numbers.length <= (page - 1) * size) return []
  const order = sort === 'relevance' && relevances ? sql`relevance desc, ${orderBy(sort)}` : orderBy(sort)
  return idsIn(
    db,
    sql`select product_id as id
      from unnest(${sql.param([...numbers])}::int[], ${sql.param([...(relevances ?? [])])}::int[]) hit (number, relevance)
      cross join lateral (
        select * from ${listingRows} where brand = ${brand} and ${listingRows.number} = hit.number offset 0) listed
      order by ${order} limit ${size} offset ${(page - 1) * size}`,
  )
}
