import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { categories, listings, manufacturers, products } from '../database/schema/catalogue.ts'
import { searchWords } from '../database/schema/search.ts'
import type { Shop } from './cards.ts'
import { beginsWith, within } from './patterns.ts'

/** What is looked for: queries of the full text search, and the term as a SKU might be written. */
export type Wanted = {
  /** Everywhere, in names and keywords, in titles: each finds fewer and better products. */
  anywhere: string
  inNames: string
  inTitle: string
  sku: string
}

const asQuery = (text: string) => sql`to_tsquery('hearth', ${text})`

const isSku = ({ sku }: Wanted) => sql`${products.sku} = ${sku}`
const has = (query: string) => sql`${products.search} @@ ${asQuery(query)}`

/** Products a search finds: by words, or by the exact SKU. */
export const found = (wanted: Wanted): SQL =>
  wanted.anywhere === '' ? isSku(wanted) : sql`(${has(wanted.anywhere)} or ${isSku(wanted)})`

/** How well a found product fits, in steps: within one step the more popular product comes first. */
export const relevance = (wanted: Wanted) =>
  wanted.anywhere === ''
    ? sql<number>`4`
    : sql<number>`case when ${isSku(wanted)} then 4 when ${has(wanted.inTitle)} then 3 when ${has(wanted.inNames)} then 2 else 1 end`

/** A term with more hits than this is too broad to be ranked: its most popular products are the best guess. */
const mostRanked = 1000

const inShop = (db: Db, { brand }: Shop, condition: SQL) =>
  db
    .select({ id: products.id, rank: listings.rank })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.brand, brand), condition))

/** Follows the order of popularity and stops early, so that a broad term costs no more than a narrow one. */
const mostPopular = (db: Db, shop: Shop, { inNames }: Wanted, limit: number) =>
  inShop(db, shop, has(inNames)).orderBy(desc(listings.rank)).limit(limit)

/** Ids of the best products for a term and how many there are, counted up to the limit of ranking. */
export async function bestMatches(db: Db, shop: Shop, wanted: Wanted, limit: number) {
  const hits = db.$with('hits').as(
    db
      .select({ id: products.id, rank: listings.rank, relevance: relevance(wanted).as('relevance') })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .where(and(eq(listings.brand, shop.brand), found(wanted)))
      .limit(mostRanked),
  )
  const ranked = await db
    .with(hits)
    .select({ id: hits.id, total: sql<number>`count(*) over ()::int` })
    .from(hits)
    .orderBy(desc(hits.relevance), desc(hits.rank), hits.id)
    .limit(limit)
  if ((ranked[0]?.total ?? 0) < mostRanked) return ranked
  const popular = await mostPopular(db, shop, wanted, limit)
  return popular.length < limit ? ranked : popular.map(({ id }) => ({ id, total: mostRanked }))
}

const named = (name: PgColumn, query: string) => sql`to_tsvector('hearth', ${name}) @@ ${asQuery(query)}`

const mostNamed = 4

async function listsCategory(db: Db, { brand }: Shop, uri: string) {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(within(uri))
    .limit(1)
  return row !== undefined
}

/** Categories of a shop whose name has the words, the highest level first. */
export async function categoriesNamed(db: Db, shop: Shop, query: string) {
  const rows = await db
    .select({ name: categories.name, uri: categories.uri })
    .from(categories)
    .where(named(categories.name, query))
    .orderBy(sql`length(${categories.uri})`, categories.position)
    .limit(2 * mostNamed)
  // One by one, because a pattern has to be a constant for the index to be used.
  const isListed = await Promise.all(rows.map(({ uri }) => listsCategory(db, shop, uri)))
  return rows.filter((_, at) => isListed[at]).slice(0, mostNamed)
}

/** Makers of a shop whose name has the words. */
export const makersNamed = (db: Db, { brand }: Shop, query: string) =>
  db
    .select({ name: manufacturers.name, uri: manufacturers.uri })
    .from(manufacturers)
    .where(
      and(
        named(manufacturers.name, query),
        sql`exists (select 1 from ${products} join ${listings} on ${listings.productId} = ${products.id} and ${listings.brand} = ${brand} where ${products.manufacturerId} = ${manufacturers.id})`,
      ),
    )
    .orderBy(desc(manufacturers.rank))
    .limit(mostNamed)

/** Words of a shop that begin like this, the most frequent first. */
export const wordsLike = (db: Db, { brand }: Shop, beginning: string, limit: number) =>
  db
    .select({ word: searchWords.word, products: searchWords.products })
    .from(searchWords)
    .where(and(eq(searchWords.brand, brand), beginsWith(searchWords.word, beginning)))
    .orderBy(desc(searchWords.products), searchWords.word)
    .limit(limit)

/** Words that look like a misspelt one: they share its beginning or many of its letters. */
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
