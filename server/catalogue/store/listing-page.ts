import { type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '#contract/catalogue/catalogue.ts'
import type { ReadDb } from '../../database/database.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { isQuicklySorted, type ListingCounts, type ListingQuery, masksOf, type Tier } from './listing-counts.ts'
import { everyBit, orderBy, walk } from './listing-order.ts'

export type PageOf = { sort: ListingSort; page: number; size: number }

/** Prices in cents between which a page is; null: anywhere. */
type Prices = { min: number; max: number } | null

/** The products of a tier that a page shows. */
type Section = { tier: Tier; sort: ListingSort; skipped: number; taken: number; prices: Prices }

const idsIn = async (db: ReadDb, statement: SQL) =>
  (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id)

/** Reads along the index of the order, from the nearer end, what the tier contains. */
async function walkedIds(db: ReadDb, shop: Shop, query: ListingQuery, section: Section) {
  const { tier, sort, skipped, taken, prices } = section
  const isFromEnd = skipped > tier.total / 2
  const offset = isFromEnd ? tier.total - skipped - taken : skipped
  const condition = prices && !isFromEnd ? sql`and price_cents between ${prices.min} and ${prices.max}` : sql``
  const ids = await idsIn(
    db,
    sql`with ${masksOf(query)}, every as materialized (${everyBit(shop, sql.raw(tier.mask), sql`masks`)})
      ${walk(shop, { bits: sql`(select bits from every)`, condition, sort, isFromEnd })} limit ${taken} offset ${offset}`,
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

/** How many listings are read along an index, from the nearer end, until the end of the section. */
const readFor = ({ tier, skipped, taken }: Section) => Math.min(skipped + taken, tier.total - skipped)

async function sectionIds(
  db: ReadDb,
  shop: Shop,
  { query, section, numbered }: { query: ListingQuery; section: Section; numbered: number },
) {
  const { tier } = section
  return tier.numbers && isQuicklySorted(tier.total, { read: readFor(section), numbered })
    ? sortedIds(db, shop, tier.numbers, section)
    : walkedIds(db, shop, query, section)
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
    ids.push(...(await sectionIds(db, shop, { query, section, numbered })))
  }
  return ids
}
