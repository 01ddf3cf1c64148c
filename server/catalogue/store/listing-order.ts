import { type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue/catalogue.ts'
import type { Slot } from '../../database/prepared.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
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

/** A shop, or a placeholder for it in a statement that is built once. */
export type InShop = { brand: Slot<string> }

/** The bits of all chunks of a table in a row, since `get_bit` finds one in them without a join. */
export const everyBit = ({ brand }: InShop, mask: SQL, table: SQL) => sql`
  select string_agg(substring(bit_send(coalesce(${mask}, ${noBits})) from 5), ''::bytea order by chunk) as bits
  from generate_series(0, (select max(number) / ${chunkBits} from ${listingRows} where brand = ${brand})) chunk
  left join ${table} using (chunk)`

type Walk = { bits: SQL; condition?: SQL; sort: ListingSort; isFromEnd?: boolean }

/**
 * Reads the listings of `everyBit` along the index of an order. Not `= 1`, of which the planner expects so few that it would
 * read and sort the whole table.
 */
export const walk = ({ brand }: InShop, { bits, condition = sql``, sort, isFromEnd = false }: Walk) => sql`
  select product_id as id from ${listingRows}
  where brand = ${brand} and get_bit(${bits}, number # 7) <> 0 ${condition}
  order by ${orderBy(sort, isFromEnd)}`
