import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { WordForms } from '#domain/search/search-text.ts'
import type { ReadDb } from '../../database/database.ts'
import { preparedOnce, type Slot } from '../../database/prepared.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import type { ScopeForm } from './listing.ts'
import type { ListingQuery } from './listing-counts.ts'
import { chunkBits, empty, noBits } from './listing-set.ts'
import { placed, typedWords, type WordPart, type Write, withWords, wordsForm, wordValues, written } from './word-set.ts'

/** A search: words, of which all or any must match, and the term in the form of a SKU. */
export type SearchQuery = { words: readonly WordForms[]; joined: 'all' | 'any'; sku: string }

/** What a search finds; best matches in the first tier. */
export type Hits = Required<Pick<ListingQuery, 'scope' | 'tiers'>>

export const noHits: Hits = { scope: empty, tiers: 0 }

/** Prepared, because planning takes longer than executing. */
const partsOf = preparedOnce((db: ReadDb) =>
  db
    .select({
      parts: sql<string[][] | null>`(
        select json_agg(tsvector_to_array(to_tsvector('hearth', form)) order by place)
        from unnest(${sql.placeholder('forms')}::text[]) with ordinality typed (form, place))`,
    })
    .from(sql`(values (0)) once`)
    .prepare('search_parts'),
)

/** Texts of these characters are split at their spaces. */
const isPlain = (form: string) => /^(?:[a-z]+|\d+)(?: (?:[a-z]+|\d+))*$/.test(form)

/** Splits words as the texts of products are split: others than plain ones by the database. */
export async function partsIn(db: ReadDb, words: readonly WordForms[]) {
  const all = words.flatMap(({ forms }) => forms)
  const forms = all.filter((form) => !isPlain(form))
  const [row] = forms.length === 0 ? [] : await partsOf(db).execute({ forms })
  const parts = new Map(all.map((form) => [form, form.split(' ')]))
  for (const [index, form] of forms.entries()) parts.set(form, row?.parts?.[index] ?? [])
  const typed = words.map((word) =>
    word.forms.map((form) => (parts.get(form) ?? []).map((text): WordPart => ({ text, isBegun: word.isBegun }))),
  )
  // Signs alone have no parts, and match everything.
  return typedWords(typed.filter((forms) => forms.flat().length > 0))
}

/**
 * Adds the one listing with exactly the SKU to each column of (chunk, title, names, text), and divides them into tiers:
 * each without those before it.
 */
function tiersOf(found: SQL, brand: Slot<string>, sku: SQL) {
  const number = sql`select number from ${listingRows}
    where brand = ${brand} and product_id = (select id from ${products} where sku = ${sku})`
  return sql`
    select chunk, text as bits, sku as tier_0, title & ~sku as tier_1, names & ~title as tier_2, text & ~names as tier_3
    from (
      select chunk, sku, coalesce(title, ${noBits}) | sku as title, coalesce(names, ${noBits}) | sku as names,
        coalesce(text, ${noBits}) | sku as text
      from (${found}) words
      cross join (select (${number}) as number offset 0) exact
      cross join lateral (
        select case when chunk = number / ${chunkBits} then set_bit(${noBits}, number % ${chunkBits}, 1) else ${noBits} end as sku) own
      where text is not null or chunk = number / ${chunkBits}) found`
}

/**
 * The listings that a search finds. First the one with exactly the SKU, then those with the words in their titles, in
 * other names, and in descriptions.
 */
export async function hitsOf(
  db: ReadDb,
  { brand }: Shop,
  { words, joined, sku }: SearchQuery,
): Promise<Hits & { form: ScopeForm }> {
  const typed = { words: await partsIn(db, words), joined }
  const scope = (of: Slot<string>, write: Write) => tiersOf(withWords(of, typed, write), of, write('sku', sku))
  return {
    scope: scope(brand, written),
    tiers: 4,
    form: {
      key: `${joined} ${wordsForm(typed.words)}`,
      scope: (of) => scope(of, placed),
      values: { ...wordValues(typed.words), sku },
    },
  }
}

/** The SKU of the product with this barcode number; null if the shop does not sell it. */
export async function skuOfGtin(db: ReadDb, { brand }: Shop, gtin: string): Promise<string | null> {
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(eq(products.gtin, gtin))
  return row?.sku ?? null
}
