import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { beginsWith } from '../../database/patterns.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import { listingRows } from '../../database/schema/listing-bits.ts'
import { searchWords } from '../../database/schema/search.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** A search: full text queries, and the term in the form of a SKU. */
export type SearchQuery = {
  /** As typed. */
  words: readonly string[]
  /** Queries for all fields, for names and keywords, and for titles: each matches fewer and better products. */
  anywhere: string
  inNames: string
  inTitle: string
  sku: string
}

const asQuery = (text: string) => sql`to_tsquery('hearth', ${text})`

const isSku = ({ sku }: SearchQuery) => sql`${products.sku} = ${sku}`
const has = (query: string) => sql`${products.search} @@ ${asQuery(query)}`

/** The condition of a search: by words, or by the exact SKU. */
const found = (searchQuery: SearchQuery): SQL =>
  searchQuery.anywhere === '' ? isSku(searchQuery) : sql`(${has(searchQuery.anywhere)} or ${isSku(searchQuery)})`

/** The relevance of a product in steps: within a step popularity decides. */
const relevance = (searchQuery: SearchQuery) =>
  searchQuery.anywhere === ''
    ? sql<number>`4`
    : sql<number>`case when ${isSku(searchQuery)} then 4 when ${has(searchQuery.inTitle)} then 3 when ${has(searchQuery.inNames)} then 2 else 1 end`

/** Limits a search to its most popular hits, so that its cost is bounded. */
const mostRanked = 5000

/** Listings that a search found: number and relevance, the most popular first. */
export type Hits = {
  readonly numbers: readonly number[]
  readonly relevances: readonly number[]
  /** That of the most popular first. */
  readonly categories: readonly string[]
}

export async function hitsOf(db: Db, { brand }: Shop, searchQuery: SearchQuery): Promise<Hits> {
  const { rows } = await db.execute<{ hits: Hits }>(sql`
    with hit as materialized (
      select number, relevance, category_uri, row_number() over (order by rank desc, product_number) as place from (
        select ${listingRows.number}, ${listingRows.rank}, ${listingRows.productNumber} as product_number,
          ${products.categoryUri} as category_uri, ${relevance(searchQuery)} as relevance
        from ${listingRows} join ${products} on ${products.id} = ${listingRows.productId}
        where ${listingRows.brand} = ${brand} and ${found(searchQuery)}
        order by ${listingRows.rank} desc, ${listingRows.productNumber} limit ${mostRanked}::int) best)
    select json_build_object(
      'numbers', coalesce((select json_agg(number order by place) from hit), '[]'),
      'relevances', coalesce((select json_agg(relevance order by place) from hit), '[]'),
      'categories', coalesce((select json_agg(category_uri order by first) from (
        select category_uri, min(place) as first from hit group by category_uri) uris), '[]')) as hits`)
  return rows[0]?.hits ?? { numbers: [], relevances: [], categories: [] }
}

/** The SKU of the product with this barcode number; null if the shop does not sell it. */
export async function skuOfGtin(db: Db, { brand }: Shop, gtin: string): Promise<string | null> {
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(eq(products.gtin, gtin))
  return row?.sku ?? null
}

/** Words of a shop with this prefix, most frequent first. */
export const wordsLike = (db: Db, { brand }: Shop, beginning: string, limit: number) =>
  db
    .select({ word: searchWords.word, products: searchWords.products })
    .from(searchWords)
    .where(and(eq(searchWords.brand, brand), beginsWith(searchWords.word, beginning)))
    .orderBy(desc(searchWords.products), searchWords.word)
    .limit(limit)

/** Candidates for a misspelt word: they share its prefix or many of its trigrams. */
export const similarWords = (db: Db, { brand }: Shop, typed: string) =>
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
