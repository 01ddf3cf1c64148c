import { sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { executeForm } from '../../database/prepared.ts'
import { searchWords } from '../../database/schema/search.ts'
import type { Shop } from '../../http/site/shop-of.ts'

export type KnownWord = { word: string; products: number }

/** Words of a shop that begin with a typed one, most frequent first; if there are none, candidates for what was meant. */
export type KnownWords = { completions: readonly KnownWord[]; similar: readonly KnownWord[] }

const placed = sql.placeholder

const completions = sql`
  select word, products from ${searchWords}
  where brand = ${placed('brand')} and word ~>=~ typed.word and word ~<~ (typed.word || chr(1114111))
  order by products desc, word limit ${placed('most')}::int`

const first = sql.raw('left(typed.word, case when length(typed.word) > 4 then 2 else 1 end)')

/** They share its first letters or many of its trigrams. */
const similar = sql`
  select word, products, similarity(word, typed.word) from ${searchWords}
  where brand = ${placed('brand')} and length(word) between length(typed.word) - 3 and length(typed.word) + 3
    and (word % typed.word or (word ~>=~ ${first} and word ~<~ (${first} || chr(1114111))))
  order by similarity(word, typed.word) desc, products desc, word limit 40`

/** One statement for all words, since a round trip for each takes longer. */
const build = () => sql`
  with typed as (
    select word, is_corrected, place::int
    from unnest((select ${placed('words')}::text[]), ${placed('corrected')}::boolean[]) with ordinality typed (word, is_corrected, place)),
  begun as materialized (
    select place, found.word, products from typed cross join lateral (${completions}) found)
  select place, word, products, null::float4 as similarity from begun
  union all
  select place, found.word, products, similarity from typed cross join lateral (${similar}) found
  where is_corrected and place not in (select place from begun)
  order by place, similarity desc, products desc, word`

type Row = KnownWord & { place: number; similarity: number | null }

type KnownOptions = {
  /** So many completions of each word. */
  most: number
  /** Whether words are looked for that are similar to an unknown one. */
  correct: boolean
}

/** What a shop knows of each word. Words with digits and those of one or two letters have nothing similar. */
export async function knownWords(
  db: ReadDb,
  { brand }: Shop,
  words: readonly string[],
  { most, correct }: KnownOptions,
): Promise<readonly KnownWords[]> {
  const corrected = words.map((word) => correct && word.length >= 3 && !/\d/.test(word))
  const rows = await executeForm<Row>(db, 'known words', { build, values: { brand, words, corrected, most } })
  return words.map((_, index) => {
    const own = rows.filter(({ place }) => place === index + 1)
    return {
      completions: own.filter(({ similarity }) => similarity === null),
      similar: own.filter(({ similarity }) => similarity !== null),
    }
  })
}
