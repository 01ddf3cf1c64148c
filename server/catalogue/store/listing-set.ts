import { type SQL, sql } from 'drizzle-orm'
import type { Range } from '#domain/catalogue/listing-filter.ts'
import { digits } from '../../database/derived/listing-facts.ts'
import { chunkSize, listingBits } from '../../database/schema/listing-bits.ts'

/** A query of (chunk, bits): the listings of a shop that have something in common. */
export type ListingSet = SQL

export const noBits = sql.raw(`b'0'::bit(${chunkSize})`)
export const chunkBits = sql.raw(String(chunkSize))

const withFact = (brand: string, key: string) => sql`${listingBits.brand} = ${brand} and ${listingBits.key} = ${key}`

const union = (condition: SQL): ListingSet =>
  sql`select chunk, bit_or(bits) as bits from ${listingBits} where ${condition} group by chunk`

export const listed = (brand: string): ListingSet => union(withFact(brand, 'listed'))

/** Listings with any of these values. */
export const withValue = (brand: string, key: string, values: readonly string[]): ListingSet =>
  union(sql`${withFact(brand, key)} and value = any(${sql.param([...values])}::text[])`)

export const ofManufacturer = (brand: string, uri: string): ListingSet =>
  union(
    sql`${withFact(brand, 'manufacturer')} and value = (select id::text from manufacturers where manufacturers.uri = ${uri})`,
  )

/** Listings of a category and its subcategories. */
export const ofCategory = (brand: string, uri: string): ListingSet =>
  union(sql`${withFact(brand, 'category')} and (value = ${uri} or starts_with(value, ${`${uri}/`}))`)

/** Listings whose number is in a range. */
export const withNumber = (brand: string, key: string, { from, to }: Range): ListingSet =>
  // Texts of other keys are no numbers, and conditions are evaluated in any order.
  union(sql`${withFact(brand, key)} and case when key = ${key}
    then value::float8 between ${from ?? -Infinity}::float8 and ${to ?? Infinity}::float8 end`)

/** Listings whose number is one of these. */
export const withNumbers = (brand: string, key: string, numbers: readonly number[]): ListingSet =>
  union(sql`${withFact(brand, key)} and case when key = ${key}
    then value::float8 = any(${sql.param([...numbers])}::float8[]) end`)

type Digits = keyof typeof digits
const present: Record<Digits, string> = { price: 'priced', released: 'listed' }

const isSet = (value: number, digit: number) => Math.floor(value / 2 ** digit) % 2 === 1
const placesOf = (number: Digits) => Array.from({ length: digits[number] }, (_, digit) => digit)

/** From the lowest digit up: whether the digits so far are at least those of the bound. */
const atLeast = (number: Digits, bound: number) =>
  placesOf(number).reduce((rest, digit) => `(d${digit} ${isSet(bound, digit) ? '&' : '|'} ${rest})`, 'present')

const atMost = (number: Digits, bound: number) =>
  placesOf(number).reduce((rest, digit) => `(~d${digit} ${isSet(bound, digit) ? '|' : '&'} ${rest})`, 'present')

/** Listings whose price in cents or day of release (since 1970) is in a range of whole numbers. */
export function withDigits(brand: string, number: Digits, { from, to }: Range): ListingSet {
  const column = (key: string, value: string, name: string) =>
    `coalesce(bit_or(bits) filter (where key = '${key}' and value = '${value}'), b'0'::bit(${chunkSize})) as ${name}`
  const columns = placesOf(number).map((digit) => column(`${number}-digit`, String(digit), `d${digit}`))
  const bounds = [
    ...(from === null ? [] : [atLeast(number, from)]),
    ...(to === null ? [] : [atMost(number, to)]),
    'present',
  ]
  return sql`select chunk, ${sql.raw(bounds.join(' & '))} as bits
    from (select chunk, ${sql.raw([column(present[number], '', 'present'), ...columns].join(', '))} from ${listingBits}
      where brand = ${brand} and key in (${present[number]}, ${`${number}-digit`}) group by chunk) numbers`
}

export const empty: ListingSet = sql`select 0 as chunk, ${noBits} as bits where false`

/** Listings that are in every set. */
export function inAll([first = empty, ...others]: readonly ListingSet[]): ListingSet {
  if (others.length === 0) return first
  const joined = others.map((set, index) => sql` join (${set}) s${sql.raw(String(index + 1))} using (chunk)`)
  const bits = sql.raw(['s0', ...others.map((_, index) => `s${index + 1}`)].map((name) => `${name}.bits`).join(' & '))
  return sql`select chunk, ${bits} as bits from (${first}) s0${sql.join(joined)}`
}
