import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { listings, products } from '../schema/catalogue.ts'
import { listingBits, listingRows } from '../schema/listing-bits.ts'
import { searchWords, wordBits } from '../schema/search.ts'
import { bitsType, type Changed, chunkOf, marked, none, numbersOf } from './chunk-bits.ts'
import { factsOf, listedColumns } from './listing-facts.ts'
import { refreshSearchWords, refreshWordBits } from './search-words.ts'

/** What changed in a chunk, by what is derived from it; null: nothing. */
type Changes = Pick<Changed, 'brand' | 'chunk'> & {
  facts: string | null
  formerFacts: string | null
  words: string | null
  formerWords: string | null
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
        rating_count = l.rating_count, manufacturer_id = l.manufacturer_id, category_uri = l.category_uri, source = l.source,
        words = l.words
      from (
        select listed.*, listed.source <> former.source as has_facts, listed.words <> former.words as has_words
        from listed join ${listingRows} former using (brand, product_id)) l
      where l.brand = r.brand and l.product_id = r.product_id and (has_facts or has_words)
      returning r.brand, r.number, has_facts, has_words),
    -- Not for each row: that would read all numbers that this statement has added.
    next as materialized (
      select brand, coalesce((select max(number) + 1 from ${listingRows} r where r.brand = brands.brand), 0) as number
      from (select distinct brand from listed) brands),
    added as (
      insert into ${listingRows} (brand, number, product_id, product_number, rank, price_cents, saved_percent, released_on,
        rating_average, rating_count, manufacturer_id, category_uri, source, words)
      select brand, next.number + row_number() over (partition by brand order by category_uri, manufacturer_name, product_number) - 1,
        product_id, product_number, rank, price_cents, saved_percent, released_on, coalesce(rating, 0), rating_count,
        manufacturer_id, category_uri, source, words
      from listed l join next using (brand)
      where not exists (select from ${listingRows} r where r.brand = l.brand and r.product_id = l.product_id)
      returning brand, number)
    select brand, ${chunkOf} as chunk,
      ${marked} filter (where has_facts) as facts, ${marked} filter (where has_facts and was_listed) as "formerFacts",
      ${marked} filter (where has_words) as words, ${marked} filter (where has_words and was_listed) as "formerWords"
    from (
      select brand, number, true as was_listed, true as has_facts, true as has_words from gone
      union all select brand, number, true, has_facts, has_words from changed
      union all select brand, number, false, true, true from added) moved
    group by brand, chunk order by brand, chunk`)
  return rows
}

/** The bits of the current facts of some listings of one chunk. */
const factBits = (changed: Changed) => sql`
  select key, value, ${marked} as bits
  from (${factsOf(sql`(
    select r.number, l.* from ${listingRows} r
    join lateral (${listedColumns(undefined)} where brand = r.brand and product_id = r.product_id) l on true
    where r.brand = ${changed.brand} and ${numbersOf(changed)}) listed`)}) facts
  group by key, value`

/** Sets and clears bits where facts changed; other rows of the chunk are not written. */
async function refreshBits(db: Db, changed: Changed) {
  const { brand, chunk, former } = changed
  const ofChunk = sql`brand = ${brand} and chunk = ${chunk}`
  await db.execute(sql`
    insert into ${listingBits} as held (brand, chunk, key, value, bits)
    select ${brand}, ${chunk}::int, key, value, bits from (${factBits(changed)}) facts
    on conflict (brand, chunk, key, value) do update set bits = held.bits | excluded.bits
    where held.bits & excluded.bits <> excluded.bits`)
  if (former === null) return
  await db.execute(sql`
    with stale as (
      select key, value, held.bits & ${former}::${bitsType} & ~coalesce(facts.bits, ${none}) as bits
      from ${listingBits} held left join (${factBits(changed)}) facts using (key, value) where ${ofChunk})
    update ${listingBits} held set bits = held.bits & ~stale.bits
    from stale where ${ofChunk} and held.key = stale.key and held.value = stale.value and bit_count(stale.bits) > 0`)
  await db.execute(sql`delete from ${listingBits} where ${ofChunk} and bit_count(bits) = 0`)
}

/** Updates the bits of what changed. */
async function refreshChunks(db: Db, all: readonly Changes[]) {
  const words = new Map<string, Set<string>>()
  for (const { brand, chunk, ...changes } of all) {
    if (changes.facts) await refreshBits(db, { brand, chunk, current: changes.facts, former: changes.formerFacts })
    if (!changes.words) continue
    const moved = await refreshWordBits(db, { brand, chunk, current: changes.words, former: changes.formerWords })
    words.set(brand, new Set([...(words.get(brand) ?? []), ...moved]))
  }
  for (const [brand, moved] of words) await refreshSearchWords(db, brand, [...moved])
}

/**
 * Derives what lists and search read from products and listings, where those changed. Required in every transaction that
 * writes either; without products, all are compared.
 */
export async function refreshListingRows(db: Db, productIds?: readonly string[]) {
  if (productIds) return refreshChunks(db, await refreshRows(db, productIds))
  // A large catalogue exceeds the usual time limit. Not `set local`, which warns outside a transaction.
  await db.execute(sql`select set_config('statement_timeout', '10min', true)`)
  // Written in bulk just now, perhaps: without new statistics the joins below would be planned for the former sizes.
  await db.execute(sql`analyze ${listings}, ${products}, ${listingRows}`)
  await refreshChunks(db, await refreshRows(db, undefined))
  await db.execute(sql`analyze ${listingRows}, ${listingBits}, ${wordBits}, ${searchWords}`)
}
