import { sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { products } from '../../database/schema/catalogue.ts'
import { chunkSize, listingBits, listingRows } from '../../database/schema/listing-bits.ts'

/** Listings are numbered; a range has this many numbers, of which some may be empty. */
const rangeSize = chunkSize / 4

/** The ranges of numbers in which a shop has products: the first number and how many. */
export async function listedRanges(db: ReadDb, brand: string): Promise<{ from: number; count: number }[]> {
  const { rows } = await db.execute<{ from: number; count: number }>(sql`
    select chunk * ${chunkSize}::int + first as from, bit_count(substring(bits from first + 1 for ${rangeSize}::int))::int as count
    from ${listingBits} cross join generate_series(0, ${chunkSize - 1}::int, ${rangeSize}::int) first
    where brand = ${brand} and key = 'listed' order by 1`)
  return rows.filter(({ count }) => count > 0)
}

/** Slugs of the products of a range. Without `offset 0` the planner would read all products for two thousand of them. */
export async function slugsFrom(db: ReadDb, brand: string, from: number): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from ${listingRows} r
    cross join lateral (select slug from ${products} p where p.id = r.product_id offset 0) listed
    where brand = ${brand} and number >= ${from}::int and number < ${from + rangeSize}::int order by number`)
  return rows.map(({ slug }) => slug)
}
