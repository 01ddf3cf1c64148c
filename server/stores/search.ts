import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { categories, listings, manufacturers, products } from '../database/schema/catalogue.ts'
import { productNames, searchWords } from '../database/schema/search.ts'
import type { Shop } from './cards.ts'
import { beginsWith } from './patterns.ts'

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
const mostRanked = 500
/** Nobody pages through more: counting stops here. */
const mostCounted = 1000

const names = (query: string) => sql`${productNames.names} @@ ${asQuery(query)}`
const isNamedSku = ({ sku }: Wanted) => sql`${productNames.sku} = ${sku}`

const foundByName = (wanted: Wanted): SQL =>
  wanted.anywhere === '' ? isNamedSku(wanted) : sql`(${names(wanted.anywhere)} or ${isNamedSku(wanted)})`

const relevanceByName = (wanted: Wanted) =>
  wanted.anywhere === ''
    ? sql<number>`4`
    : sql<number>`case when ${isNamedSku(wanted)} then 4 when ${names(wanted.inTitle)} then 3 else 2 end`

type Match = { id: string }

/** Products of a shop that have all words in their name, the best first, and how many there are up to the limit of ranking. */
async function rankedByName(db: Db, { brand }: Shop, { wanted, limit }: Wish) {
  const hits = db.$with('hits').as(
    db
      .select({ id: productNames.productId, rank: listings.rank, relevance: relevanceByName(wanted).as('relevance') })
      .from(productNames)
      .innerJoin(listings, and(eq(listings.productId, productNames.productId), eq(listings.brand, brand)))
      .where(foundByName(wanted))
      .limit(mostRanked),
  )
  return db
    .with(hits)
    .select({ id: hits.id, count: sql<number>`count(*) over ()::int` })
    .from(hits)
    .orderBy(desc(hits.relevance), desc(hits.rank), hits.id)
    .limit(limit)
}

/** Follows the order of popularity and stops early: with so many hits the first are soon found. */
const mostPopular = (db: Db, { brand }: Shop, { wanted, limit }: Wish): Promise<Match[]> =>
  db
    .select({ id: productNames.productId })
    .from(listings)
    .innerJoin(productNames, eq(productNames.productId, listings.productId))
    .where(and(eq(listings.brand, brand), names(wanted.inNames)))
    .orderBy(desc(listings.rank))
    .limit(limit)

/** Those that have the words in their description only. */
async function described(db: Db, { brand }: Shop, { wanted, limit }: Wish): Promise<Match[]> {
  const hits = db.$with('hits').as(
    db
      .select({ id: products.id, rank: listings.rank })
      .from(products)
      .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
      .where(and(has(wanted.anywhere), sql`not ${has(wanted.inNames)}`))
      .limit(mostRanked),
  )
  return db.with(hits).select({ id: hits.id }).from(hits).orderBy(desc(hits.rank), hits.id).limit(limit)
}

async function counted(db: Db, { brand }: Shop, wanted: Wanted) {
  const hits = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(found(wanted))
    .limit(mostCounted)
    .as('hits')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(hits)
  return row?.total ?? 0
}

type Wish = { wanted: Wanted; limit: number }

/** Ids of the best products for a term and how many there are, counted up to a limit. */
export async function bestMatches(db: Db, shop: Shop, wanted: Wanted, limit: number) {
  const [ranked, total] = await Promise.all([rankedByName(db, shop, { wanted, limit }), counted(db, shop, wanted)])
  const named = ranked[0]?.count ?? 0
  const isBroad = named >= mostRanked
  const best: Match[] = isBroad ? await mostPopular(db, shop, { wanted, limit }) : ranked
  const missing = limit - best.length
  const rest = missing > 0 && total > named && !isBroad ? await described(db, shop, { wanted, limit: missing }) : []
  return [...best, ...rest].map(({ id }) => ({ id, total }))
}

const named = (name: PgColumn, query: string) => sql`to_tsvector('hearth', ${name}) @@ ${asQuery(query)}`

/** Categories whose name has the words, the highest level first. */
export const categoriesNamed = (db: Db, query: string) =>
  db
    .select({ name: categories.name, uri: categories.uri })
    .from(categories)
    .where(named(categories.name, query))
    .orderBy(sql`length(${categories.uri})`, categories.position)

/** Makers whose name has the words. */
export const makersNamed = (db: Db, query: string) =>
  db
    .select({ name: manufacturers.name, uri: manufacturers.uri })
    .from(manufacturers)
    .where(named(manufacturers.name, query))
    .orderBy(desc(manufacturers.rank))

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
