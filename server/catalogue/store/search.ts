import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { WordForms } from '#domain/search/search-text.ts'
import type { ReadDb } from '../../database/database.ts'
import { beginsWith } from '../../database/patterns.ts'
import { preparedOnce } from '../../database/prepared.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import { searchWords } from '../../database/schema/search.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import type { ListingQuery } from './listing-counts.ts'
import { empty, noBits, numbered } from './listing-set.ts'
import { type WordPart, withWords } from './word-set.ts'

/** A search: words, of which all or any must match, and the term in the form of a SKU. */
export type SearchQuery = { words: readonly WordForms[]; joined: 'all' | 'any'; sku: string }

/** What a search found: best matches in the first tier; without tiers nothing. */
export type Hits = Required<Pick<ListingQuery, 'scope' | 'tiers'>>

export const noHits: Hits = { scope: empty, tiers: 0 }

/** Prepared, because every search runs it and planning takes longer than executing. */
const partsOf = preparedOnce((db: ReadDb) =>
  db
    .select({
      parts: sql<string[][] | null>`(
        select json_agg(tsvector_to_array(to_tsvector('hearth', form)) order by place)
        from unnest(${sql.placeholder('forms')}::text[]) with ordinality typed (form, place))`,
      number: sql<number | null>`(
        select number from ${listingRows} where brand = ${sql.placeholder('brand')}
        and product_id = (select id from ${products} where sku = ${sql.placeholder('sku')}))`,
    })
    .from(sql`(values (0)) once`)
    .prepare('search_parts'),
)

/** Splits words as the texts of products are split, and finds the listing with the SKU. */
async function resolved(db: ReadDb, { brand }: Shop, { words, sku }: SearchQuery) {
  const [row] = await partsOf(db).execute({ brand, sku, forms: words.flatMap(({ forms }) => forms) })
  const parts = row?.parts ?? []
  let place = 0
  const typed = words.map(({ forms, isBegun }) =>
    forms.map(() => (parts[place++] ?? []).map((text): WordPart => ({ text, isBegun }))),
  )
  // Signs alone have no parts, and match everything.
  return { typed: typed.filter((forms) => forms.flat().length > 0), number: row?.number ?? null }
}

/** Each tier without those before it. */
const tiersOf = (found: SQL, sku?: SQL) => sql`
  select chunk, text as bits, ${sku ?? noBits} as tier_0, title${sku ? sql` & ~${sku}` : sql``} as tier_1,
    names & ~title as tier_2, text & ~names as tier_3
  from (${found}) found`

/**
 * The listings that a search finds. First the one with exactly the SKU, then those with the words in their titles, in
 * other names, and in descriptions.
 */
export async function hitsOf(db: ReadDb, shop: Shop, searchQuery: SearchQuery): Promise<Hits> {
  const { typed, number } = await resolved(db, shop, searchQuery)
  const found = typed.length === 0 ? null : withWords(shop.brand, typed, searchQuery.joined)
  if (number === null) return found ? { scope: tiersOf(found), tiers: 4 } : noHits
  const exact = sql`select chunk, bits as sku, bits as title, bits as names, bits as text from (${numbered([number])}) exact`
  if (!found) return { scope: tiersOf(exact, sql`sku`), tiers: 4 }
  const both = sql`select chunk, bit_or(sku) as sku, bit_or(title) as title, bit_or(names) as names, bit_or(text) as text
    from (select chunk, ${noBits} as sku, title, names, text from (${found}) typed union all ${exact}) sets group by chunk`
  return { scope: tiersOf(both, sql`sku`), tiers: 4 }
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

/** Words of a shop with this prefix, most frequent first. */
export const wordsLike = (db: ReadDb, { brand }: Shop, beginning: string, limit: number) =>
  db
    .select({ word: searchWords.word, products: searchWords.products })
    .from(searchWords)
    .where(and(eq(searchWords.brand, brand), beginsWith(searchWords.word, beginning)))
    .orderBy(desc(searchWords.products), searchWords.word)
    .limit(limit)

/** Candidates for a misspelt word: they share its prefix or many of its trigrams. */
export const similarWords = (db: ReadDb, { brand }: Shop, typed: string) =>
  db
    .select({ word: searchWords.word, products: searchWords.products })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.brand, brand),
        or(sql`${searchWords.word} % ${typed}`, beginsWith(searchWords.word, typed.slice(0, typed.length > 4 ? 2 : 1))),
        sql`length(${searchWords.word}) between ${typed.length - 3}::int and ${typed.length + 3}::int`,
      ),
    )
    .orderBy(desc(sql`similarity(${searchWords.word}, ${typed})`), desc(searchWords.products))
    .limit(40)
