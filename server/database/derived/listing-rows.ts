import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { listings, products } from '../schema/catalogue.ts'
import { chunkSize, listingBits, listingRows } from '../schema/listing-bits.ts'
import { factsOf, listedColumns } from './listing-facts.ts'

const none = sql.raw(`b'0'::bit(${chunkSize})`)
const shift = Math.log2(chunkSize)
const chunkOf = sql.raw(`(number >> ${shift})`)
const bitOf = sql.raw(`(number & ${chunkSize - 1})`)
const marked = sql`bit_or(set_bit(${none}, ${bitOf}, 1))`

type Changes = {
  brand: string
  chunk: number
  /** Listings whose facts are to be derived. */
  current: string
  /** Listings that had other facts before. */
  former: string | null
}

/** Updates the rows, and returns what changed, by chunk. New listings are numbered by category, so that few chunks have it. */
async function refreshRows(db: Db, productIds: readonly string[] | undefined): Promise<Changes[]> {
  const ofProducts = productIds ? sql`and r.product_id = any(${sql.param([...productIds])}::uuid[])` : sql``
  const { rows } = await db.execute<Changes>(sql`
    with listed as materialized (${listedColumns(productIds)}),
    gone as (
      delete from ${listingRows} r
      where not exists (select from listings l where l.brand = r.brand and l.product_id = r.product_id) ${ofProducts}
      returning r.brand, r.number),
    changed as (
      update ${listingRows} r set product_number = l.product_number, rank = l.rank, price_cents = l.price_cents,
        saved_percent = l.saved_percent, released_on = l.released_on, rating_average = coalesce(l.rating, 0),
        rating_count = l.rating_count, source = l.source
      from listed l where l.brand = r.brand and l.product_id = r.product_id and l.source <> r.source
      returning r.brand, r.number),
    added as (
      insert into ${listingRows} (brand, number, product_id, product_number, rank, price_cents, saved_percent, released_on,
        rating_average, rating_count, source)
      select brand, coalesce((select max(number) + 1 from ${listingRows} r where r.brand = l.brand), 0)
          + row_number() over (partition by brand order by category_uri, manufacturer_name, product_number) - 1,
        product_id, product_number, rank, price_cents, saved_percent, released_on, coalesce(rating, 0), rating_count, source
      from listed l
      where not exists (select from ${listingRows} r where r.brand = l.brand and r.product_id = l.product_id)
      returning brand, number)
    select brand, ${chunkOf} as chunk, ${marked} as current, ${marked} filter (where was_listed) as former
    from (select *, true as was_listed from gone union all select *, true from changed union all select *, false from added) moved
    group by brand, chunk order by brand, chunk`)
  return rows
}

/** The bits of the current facts of some listings of one chunk. */
const factBits = ({ brand, chunk, current }: Changes) => sql`
  select key, value, ${marked} as bits
  from (${factsOf(sql`(
    select r.number, l.* from ${listingRows} r
    join lateral (${listedColumns(undefined)} where brand = r.brand and product_id = r.product_id) l on true
    where r.brand = ${brand} and r.number between ${chunk * chunkSize}::int and ${(chunk + 1) * chunkSize - 1}::int
      and get_bit(${current}::bit(${sql.raw(String(chunkSize))}), ${bitOf}) = 1) listed`)}) facts
  group by key, value`

/** Sets and clears bits where facts changed; other rows of the chunk are not written. */
async function refreshBits(db: Db, changes: Changes) {
  const { brand, chunk, former } = changes
  const ofChunk = sql`brand = ${brand} and chunk = ${chunk}`
  await db.execute(sql`
    insert into ${listingBits} as held (brand, chunk, key, value, bits)
    select ${brand}, ${chunk}::int, key, value, bits from (${factBits(changes)}) facts
    on conflict (brand, chunk, key, value) do update set bits = held.bits | excluded.bits
    where held.bits & excluded.bits <> excluded.bits`)
  if (former === null) return
  await db.execute(sql`
    with stale as (
      select key, value, held.bits & ${former}::bit(${sql.raw(String(chunkSize))}) & ~coalesce(facts.bits, ${none}) as bits
      from ${listingBits} held left join (${factBits(changes)}) facts using (key, value) where ${ofChunk})
    update ${listingBits} held set bits = held.bits & ~stale.bits
    from stale where ${ofChunk} and held.key = stale.key and held.value = stale.value and bit_count(stale.bits) > 0`)
  await db.execute(sql`delete from ${listingBits} where ${ofChunk} and bit_count(bits) = 0`)
}

/**
 * Derives what lists read from products and listings, where those changed. Required in every transaction that writes
 * either; without products, all are compared.
 */
export async function refreshListingRows(db: Db, productIds?: readonly string[]) {
  // Written in bulk just now, perhaps: without new statistics the joins below would be planned for the former sizes.
  if (!productIds) await db.execute(sql`analyze ${listings}, ${products}, ${listingRows}`)
  for (const changes of await refreshRows(db, productIds)) await refreshBits(db, changes)
}
