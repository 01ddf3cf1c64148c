import { sql } from 'drizzle-orm'
import { chunkSize } from '../schema/listing-bits.ts'

/** Parts of statements that split a column `number` into a chunk and a bit of it. */

export const bitsType = sql.raw(`bit(${chunkSize})`)
export const none = sql.raw(`b'0'::bit(${chunkSize})`)
export const chunkOf = sql.raw(`(number >> ${Math.log2(chunkSize)})`)
export const bitOf = sql.raw(`(number & ${chunkSize - 1})`)
/** Bits of all numbers of a group. */
export const marked = sql`bit_or(set_bit(${none}, ${bitOf}, 1))`

/** What changed in a chunk: listings to derive from, and those of them that were there before, as bits. */
export type Changed = { brand: string; chunk: number; current: string; former: string | null }

/** The numbers of these listings. */
export const numbersOf = ({ chunk, current }: Changed) =>
  sql`number between ${chunk * chunkSize}::int and ${(chunk + 1) * chunkSize - 1}::int
    and get_bit(${current}::${bitsType}, ${bitOf}) = 1`
