import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { listings, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'

const manufacturerAt = (uri: string) => sql`(select id from ${manufacturers} where uri = ${uri})`

/** Number of products of each manufacturer in a shop, and the rank of its most popular one. */
const sumsOf = (db: Db, brand: string, uri: string | undefined) =>
  db.$with('sums').as(
    db
      .select({
        manufacturerId: products.manufacturerId,
        count: sql<number>`count(*)::int`.as('count'),
        best: max(listings.rank).as('best'),
      })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .where(
        and(
          eq(listings.brand, brand),
          uri === undefined ? undefined : eq(products.manufacturerId, manufacturerAt(uri)),
        ),
      )
      .groupBy(products.manufacturerId),
  )

type Sums = ReturnType<typeof sumsOf>

/** The image of a manufacturer is that of its best-selling product, found by rank. */
const bestPicture = (sums: Sums, brand: string) =>
  sql<
    string | null
  >`(select ${products.images}->0->>'key' from ${listings} join ${products} on ${products.id} = ${listings.productId} where ${listings.brand} = ${brand} and ${listings.rank} = ${sums.best} and ${products.manufacturerId} = ${manufacturers.id} order by ${products.id} limit 1)`

/** The manufacturers in this shop, best known first. */
export function manufacturerRows(db: Db, { brand }: Shop, uri?: string) {
  const sums = sumsOf(db, brand, uri)
  return db
    .with(sums)
    .select({
      uri: manufacturers.uri,
      name: manufacturers.name,
      country: manufacturers.country,
      about: manufacturers.about,
      picture: bestPicture(sums, brand),
      count: sums.count,
    })
    .from(sums)
    .innerJoin(manufacturers, eq(manufacturers.id, sums.manufacturerId))
    .orderBy(desc(manufacturers.rank), manufacturers.name)
}

export type ManufacturerRow = Awaited<ReturnType<typeof manufacturerRows>>[number]
