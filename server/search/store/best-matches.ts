import { type SQL, sql } from 'drizzle-orm'
import { hexOf, numbersIn, sortingCost } from '../../catalogue/store/listing-counts.ts'
import { everyBit, orderBy, walk } from '../../catalogue/store/listing-order.ts'
import { chunkBits } from '../../catalogue/store/listing-set.ts'
import { partsIn, type SearchQuery } from '../../catalogue/store/search.ts'
import { placed, withWords, wordsForm, wordValues } from '../../catalogue/store/word-set.ts'
import type { ReadDb } from '../../database/database.ts'
import { executeForm, literal } from '../../database/prepared.ts'
import { products } from '../../database/schema/catalogue.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** The best matches by id, and the number of all. */
export type Ranked = { ids: readonly string[]; total: number }

/** Of a tier its total, and the id of a listing, or the bits of a chunk. Tier 0 is the listing with exactly the SKU. */
type Row = { tier: number; total: number | null; id: string | null; chunk: number | null; bits: string | null }

const brand = sql.placeholder('brand')
const inShop = { brand }

const tierBits = sql`case tier when 1 then title when 2 then names & ~title else text & ~names end`

/** It is not in the totals of the other tiers if it has none of the words. */
const exact = sql`
  select number, product_id as id from ${listingRows}
  where brand = ${brand} and product_id = (select id from ${products} where sku = ${sql.placeholder('sku')})`

/**
 * Counts what a search finds, and reads the first listings of each tier that has some of the best: along the index of
 * popularity, or as bits, where there are so few that sorting them is quicker. Bits stay as they are stored, and are
 * combined only where listings are read: combining those of each chunk would take most of the time.
 */
const statement = (found: SQL, limit: number) => sql`
  with found as materialized (select * from (${found}) words where text is not null),
  exact as materialized (${exact}),
  sums as materialized (
    select sum(bit_count(title)) as titles, sum(bit_count(names)) as names, sum(bit_count(text)) as texts,
      (select max(number) + 1 from ${listingRows} where brand = ${brand}) as numbered
    from found),
  tiers as materialized (
    select tier, total, total > 0 and before < ${literal(limit)} as is_read,
      total * total * ${literal(sortingCost)} < numbered * ${literal(limit)} as is_sorted
    from sums cross join lateral (
      values (1, titles, 0), (2, names - titles, titles), (3, texts - names, names)) tiers (tier, total, before)),
  walked as materialized (
    select tier, (${everyBit(inShop, tierBits, sql`found`)}) as bits from tiers where is_read and not is_sorted)
  select tier, total::int, null::uuid as id, null::int as chunk, null as bits from tiers
  union all
  select 0, 1 - coalesce((select get_bit(text, number % ${chunkBits}) from found where chunk = number / ${chunkBits}), 0), id, null, null
  from exact
  union all
  select tier, null, id, null, null
  from walked cross join lateral (${walk(inShop, { bits: sql`walked.bits`, sort: 'popular' })} limit ${literal(limit)}) listed
  union all
  select tier, null, null, chunk, ${hexOf(sql`few.bits`)}
  from tiers cross join found cross join lateral (select ${tierBits} as bits offset 0) few
  where is_read and is_sorted and bit_count(few.bits) > 0`

type Listed = { tier: number; id: string }

/** Sorts listings by number within each tier. */
async function sorted(db: ReadDb, shop: Shop, hits: readonly { tier: number; number: number }[], limit: number) {
  if (hits.length === 0) return []
  const { rows } = await db.execute<Listed>(sql`
    select tier, product_id as id
    from unnest(${sql.param(hits.map(({ tier }) => tier))}::int[], ${sql.param(hits.map(({ number }) => number))}::int[])
      hit (tier, number)
    cross join lateral (
      select * from ${listingRows} where brand = ${shop.brand} and ${listingRows.number} = hit.number offset 0) listed
    order by tier, ${orderBy('popular')} limit ${limit}`)
  return rows
}

/** The most popular listings of the first tiers that a search finds, and the number of all. */
export async function bestMatches(
  db: ReadDb,
  shop: Shop,
  { words, joined, sku }: SearchQuery,
  limit: number,
): Promise<Ranked> {
  const typed = { words: await partsIn(db, words), joined }
  const rows = await executeForm<Row>(db, `best ${limit} ${joined} ${wordsForm(typed.words)}`, {
    build: () => statement(withWords(brand, typed, placed), limit),
    values: { ...wordValues(typed.words), brand: shop.brand, sku },
  })
  const few = rows.flatMap(({ tier, chunk, bits }) =>
    chunk === null || bits === null ? [] : numbersIn(chunk, bits).map((number) => ({ tier, number })),
  )
  const listed = rows.flatMap(({ tier, id }) => (id === null ? [] : [{ tier, id }]))
  const inOrder = [...listed, ...(await sorted(db, shop, few, limit))].toSorted((a, b) => a.tier - b.tier)
  return {
    ids: [...new Set(inOrder.map(({ id }) => id))].slice(0, limit),
    total: rows.reduce((sum, { total }) => sum + (total ?? 0), 0),
  }
}
