import { type SQL, sql } from 'drizzle-orm'
import type { Slot } from '../../database/prepared.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import { prefixLength, wordBits } from '../../database/schema/search.ts'
import { chunkBits, noBits } from './listing-set.ts'

/** A part of a word, as PostgreSQL splits texts; an unfinished one matches as a prefix. */
export type WordPart = { text: string; isBegun: boolean }

/** A listing needs one of these parts: finished words, first letters, or longer beginnings. */
type AnyOf = { whole: readonly string[]; begun: readonly string[]; long: readonly string[]; name: string }

/** A word: any of its forms, each of which needs all of its parts. */
export type TypedWord = readonly (readonly AnyOf[])[]

const isLong = ({ text }: WordPart) => [...text].length > prefixLength

function anyOf(parts: readonly WordPart[], name: string): AnyOf {
  const texts = (isOne: (part: WordPart) => boolean) => [...new Set(parts.filter(isOne).map(({ text }) => text))]
  return {
    whole: texts(({ isBegun }) => !isBegun),
    begun: texts((part) => part.isBegun && !isLong(part)),
    long: texts((part) => part.isBegun && isLong(part)),
    name,
  }
}

/** The words of a search by their forms, split into parts. Forms of one part each are read from the table at once. */
export function typedWords(words: readonly (readonly (readonly WordPart[])[])[]): readonly TypedWord[] {
  let count = 0
  const named = (parts: readonly WordPart[]) => anyOf(parts, `word_${count++}`)
  return words.map((forms) => {
    const single = forms.filter(({ length }) => length === 1).flat()
    const others = forms.filter(({ length }) => length > 1)
    return [
      ...(single.length > 0 ? [[named(single)]] : []),
      ...others.map((parts) => parts.map((part) => named([part]))),
    ]
  })
}

/** Writes a value into a statement, or a placeholder of this name. */
export type Write = (name: string, value: string | readonly string[]) => SQL

export const written: Write = (_, value) => sql`${sql.param(value)}`
export const placed: Write = (name) => sql`${sql.placeholder(name)}`

const longName = (name: string, index: number) => `${name}_from_${index}`

/** What the placeholders of words have to be filled with. */
export const wordValues = (words: readonly TypedWord[]): Record<string, unknown> =>
  Object.fromEntries(
    words
      .flat(2)
      .flatMap(({ whole, begun, long, name }) => [
        [`${name}_whole`, whole],
        [`${name}_begun`, begun],
        ...long.map((text, index) => [longName(name, index), text]),
      ]),
  )

const formOf = ({ whole, begun, long }: AnyOf) =>
  `${whole.length > 0 ? 'w' : ''}${begun.length > 0 ? 'b' : ''}${'l'.repeat(long.length)}`

/** Words that differ in their values only have the same form. */
export const wordsForm = (words: readonly TypedWord[]) =>
  words.map((forms) => forms.map((parts) => parts.map(formOf).join('&')).join('|')).join(' ')

const afterAnyLetter = sql`chr(1114111)`

/** Selected, so that the planner expects as much of any text, and uses one plan for all. */
const selected = (value: SQL, type: 'text' | 'text[]') => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`

function conditions({ whole, begun, long, name }: AnyOf, write: Write): SQL[] {
  const isOneOf = (texts: SQL) => sql`word = any(${selected(texts, 'text[]')})`
  return [
    ...(whole.length > 0 ? [sql`(not is_begun and ${isOneOf(write(`${name}_whole`, whole))})`] : []),
    ...(begun.length > 0 ? [sql`(is_begun and ${isOneOf(write(`${name}_begun`, begun))})`] : []),
    ...long.map((text, index) => {
      const from = selected(write(longName(name, index), text), 'text')
      return sql`(not is_begun and word ~>=~ ${from} and word ~<~ (${from} || ${afterAnyLetter}))`
    }),
  ]
}

type Build = { brand: Slot<string>; write: Write }

/** The listings of a chunk with any of these parts; no row if it has none. */
const withAny = (any: AnyOf, { brand, write }: Build) =>
  sql`select bit_or(in_title) as title, bit_or(in_names) as names, bit_or(in_text) as text from ${wordBits}
    where brand = ${brand} and ${wordBits.chunk} = chunks.chunk and (${sql.join(conditions(any, write), sql` or `)})
    having count(*) > 0`

/** The listings of a chunk that are in all sets. After one without a row the others are not read. */
function inEvery(sets: readonly SQL[]): SQL {
  const [first] = sets
  if (first && sets.length === 1) return first
  const names = sets.map((_, index) => `set_${index}`)
  const column = (name: string) => sql.raw(`${names.map((set) => `${set}.${name}`).join(' & ')} as ${name}`)
  const from = sets.map((set, index) => sql`(${set}) ${sql.raw(`set_${index}`)}`)
  return sql`select ${column('title')}, ${column('names')}, ${column('text')} from ${sql.join(from, sql` cross join `)}`
}

/** The listings of a chunk that are in any of the sets; no row if there are none. */
function inAny(sets: readonly SQL[]): SQL {
  const [first] = sets
  if (first && sets.length === 1) return first
  return sql`select bit_or(title) as title, bit_or(names) as names, bit_or(text) as text
    from (${sql.join(
      sets.map((set) => sql`(${set})`),
      sql` union all `,
    )}) sets having count(*) > 0`
}

const withWord = (forms: TypedWord, build: Build) =>
  inAny(forms.map((parts) => inEvery(parts.map((part) => withAny(part, build)))))

type Joined = { words: readonly TypedWord[]; joined: 'all' | 'any' }

/**
 * The chunks of a shop with its listings that have all of the words, or any: `text` has all of them, `names` those whose
 * words are in names, `title` those whose words are in titles. Null in a chunk that has none.
 */
export const withWords = (brand: Slot<string>, { words, joined: how }: Joined, write: Write): SQL =>
  sql`select chunks.chunk, title, names, text
    from generate_series(0, (select max(number) from ${listingRows} where brand = ${brand}) / ${chunkBits}) chunks (chunk)
    left join lateral (${
      words.length === 0
        ? sql`select ${noBits} as title, ${noBits} as names, ${noBits} as text where false`
        : (how === 'all' ? inEvery : inAny)(words.map((forms) => withWord(forms, { brand, write })))
    }) found on true`
