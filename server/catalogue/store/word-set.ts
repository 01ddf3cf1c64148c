import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../database/prepared.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import { prefixLength, wordBits } from '../../database/schema/search.ts'
import { chunkBits } from './listing-set.ts'

/** A part of a word, as PostgreSQL splits texts; an unfinished one matches as a prefix. */
export type WordPart = { text: string; isBegun: boolean }

/** A word: any of its forms, each of which needs all of its parts. */
export type TypedWord = readonly (readonly WordPart[])[]

const afterAnyLetter = sql`chr(1114111)`

function condition({ text, isBegun }: WordPart): SQL {
  if (!isBegun) return sql`(not is_begun and word = ${text})`
  if ([...text].length <= prefixLength) return sql`(is_begun and word = ${text})`
  return sql`(not is_begun and word ~>=~ ${text} and word ~<~ (${text} || ${afterAnyLetter}))`
}

/** The listings of a chunk with any of these parts. */
const withAny = (brand: string, parts: readonly WordPart[]) =>
  sql`select bit_or(in_title) as title, bit_or(in_names) as names, bit_or(in_text) as text from ${wordBits}
    where brand = ${brand} and ${wordBits.chunk} = chunks.chunk and (${sql.join(parts.map(condition), sql` or `)})`

/** The listings of a chunk that are in all sets, or in any of them. */
function joined(sets: readonly SQL[], how: 'all' | 'any'): SQL {
  const [first] = sets
  if (first && sets.length === 1) return first
  const bits = sql.raw(how === 'all' ? 'bit_and' : 'bit_or')
  return sql`select ${bits}(title) as title, ${bits}(names) as names, ${bits}(text) as text
    from (${sql.join([...sets], sql` union all `)}) sets having count(text) >= ${literal(how === 'all' ? sets.length : 1)}`
}

const withForm = (brand: string, parts: readonly WordPart[]) =>
  joined(
    parts.map((part) => withAny(brand, [part])),
    'all',
  )

const withWord = (brand: string, forms: TypedWord) => {
  const [first = []] = forms
  if (forms.length === 1) return withForm(brand, first)
  // Forms of one part each are one condition, which reads the table once.
  if (forms.every((parts) => parts.length <= 1)) return withAny(brand, forms.flat())
  return joined(
    forms.filter((parts) => parts.length > 0).map((parts) => sql`(${withForm(brand, parts)})`),
    'any',
  )
}

/**
 * Listings with all of the words, or with any, by chunk: `text` has all of them, `names` those whose words are in names,
 * `title` those whose words are in titles.
 */
export const withWords = (brand: string, words: readonly TypedWord[], how: 'all' | 'any'): SQL =>
  sql`select chunks.chunk, title, names, text
    from generate_series(0, (select max(number) from ${listingRows} where brand = ${brand}) / ${chunkBits}) chunks (chunk)
    cross join lateral (${joined(
      words.map((forms) => withWord(brand, forms)),
      how,
    )}) found
    where text is not null`
