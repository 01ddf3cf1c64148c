import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { products } from '../schema/catalogue.ts'
import { listingRows } from '../schema/listing-bits.ts'
import { prefixLength, searchWords, wordBits } from '../schema/search.ts'
import { bitsType, type Changed, marked, none, numbersOf } from './chunk-bits.ts'

const markedIn = (weights: string) => sql`coalesce(${marked} filter (where ${sql.raw(weights)}), ${none})`

const nominal = sql`(${products.width} + 25) / 50 * 50`
/**
 * What a product is searched by: its texts, and its width in millimetres, in centimetres, and as it is called, since one of
 * 598 mm is sold as one of 60 cm.
 */
export const searchedWords = sql`${products.search} || setweight(to_tsvector('hearth', case when ${products.width} > 0
  then ${products.width} || 'mm ' || (${products.width} + 5) / 10 || 'cm'
    || case when abs(${nominal} - ${products.width}) <= 12 then ' ' || ${nominal} / 10 || 'cm' else '' end
  else '' end), 'B')`

/** Bits of the words of some listings of one chunk. The first weight of a word is its best: A, B, then D. */
const bitsOfWords = (changed: Changed) => sql`
  found as materialized (
    select lexeme as word, ${markedIn(`weights[1] = 'A'`)} as title, ${markedIn(`weights[1] <= 'B'`)} as names, ${marked} as text
    from ${listingRows} cross join lateral (
      select ${searchedWords} as searched from ${products} where ${products.id} = ${listingRows.productId} offset 0) listed
    cross join lateral unnest(searched) words
    where brand = ${changed.brand} and ${numbersOf(changed)} group by lexeme),
  current as (
    select word, false as is_begun, title, names, text from found
    union all
    select left(word, size), true, bit_or(title), bit_or(names), bit_or(text)
    from found cross join generate_series(1, ${prefixLength}::int) size where length(word) >= size group by left(word, size))`

/** Updates the words of one chunk, and returns the words for corrections that more or fewer listings have now. */
export async function refreshWordBits(db: Db, changed: Changed): Promise<string[]> {
  const { brand, chunk, current, former } = changed
  const mask = sql`${former ?? current}::${bitsType}`
  const ofChunk = sql`brand = ${brand} and chunk = ${chunk}`
  const before = former
    ? sql`select word, is_begun from ${wordBits} where ${ofChunk} and bit_count(in_text & ${mask}) > 0`
    : sql`select null as word, null::boolean as is_begun where false`
  const bits = (column: string) => sql.raw(`held.${column}`)
  const updated = (column: string) => sql`${bits(column)} & ~${mask} | excluded.${sql.raw(column)}`
  const { rows } = await db.execute<{ word: string; isCompleted: boolean }>(sql`
    with ${bitsOfWords(changed)}, before as (${before}),
    written as (
      insert into ${wordBits} as held (brand, chunk, word, is_begun, in_title, in_names, in_text)
      select ${brand}, ${chunk}::int, word, is_begun, coalesce(title, ${none}), coalesce(names, ${none}), coalesce(text, ${none})
      from current full join before using (word, is_begun) order by word
      on conflict (brand, chunk, word, is_begun) do update
      set in_title = ${updated('in_title')}, in_names = ${updated('in_names')}, in_text = ${updated('in_text')}
      where (held.in_title, held.in_names, held.in_text)
        is distinct from (${updated('in_title')}, ${updated('in_names')}, ${updated('in_text')})
      returning word, not is_begun and word ~ '^[[:alpha:]]{3,30}$' as "isCompleted")
    select word, bool_or("isCompleted") as "isCompleted" from written
    where "isCompleted" or ${former !== null} group by word`)
  if (former !== null) {
    const words = rows.map(({ word }) => word)
    await db.execute(sql`
      delete from ${wordBits} where ${ofChunk} and word = any(${sql.param(words)}::text[]) and bit_count(in_text) = 0`)
  }
  return rows.flatMap(({ word, isCompleted }) => (isCompleted ? [word] : []))
}

/** Counts the listings of these words again, for corrections and completions. Descriptions do not count. */
export async function refreshSearchWords(db: Db, brand: string, words: readonly string[]) {
  const counted = sql`
    select moved.word, sum(bit_count(in_names))::int as products
    from unnest(${sql.param([...words])}::text[]) moved (word)
    cross join generate_series(0, (select max(chunk) from ${wordBits} where brand = ${brand})) chunks (chunk)
    cross join lateral (
      select in_names from ${wordBits} held
      where brand = ${brand} and held.chunk = chunks.chunk and held.word = moved.word and not is_begun offset 0) found
    group by moved.word having sum(bit_count(in_names)) > 0`
  await db.execute(sql`
    with counted as (${counted}),
    gone as (
      delete from ${searchWords} where brand = ${brand} and word = any(${sql.param([...words])}::text[])
        and word not in (select word from counted))
    insert into ${searchWords} as held (brand, word, products) select ${brand}, word, products from counted
    on conflict (brand, word) do update set products = excluded.products where held.products <> excluded.products`)
}
