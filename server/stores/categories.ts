import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { categories, listings, manufacturers, products } from '../database/schema/catalogue.ts'
import type { Shop } from './cards.ts'

/** Names of categories by address, from the top down. */
export const categoryNames = (db: Db, uris: readonly string[]) =>
  db
    .select({ uri: categories.uri, name: categories.name })
    .from(categories)
    .where(inArray(categories.uri, [...uris]))
    .orderBy(asc(sql`length(${categories.uri})`))

export async function categoryRow(db: Db, uri: string) {
  const [row] = await db.select().from(categories).where(eq(categories.uri, uri)).limit(1)
  return row
}

export type CategoryRow = NonNullable<Awaited<ReturnType<typeof categoryRow>>>

/** All categories in the order shoppers see them. */
export const allCategories = (db: Db) =>
  db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      uri: categories.uri,
      name: categories.name,
      picture: categories.picture,
      position: categories.position,
    })
    .from(categories)
    .orderBy(asc(categories.position))

const attributesOf = (db: Db, uris: readonly string[]) =>
  db
    .select({ uri: categories.uri, attributes: categories.attributes })
    .from(categories)
    .where(inArray(categories.uri, [...uris]))

/** What can be filtered in each of these categories. */
export const categoryAttributes = async (db: Db, uris: readonly string[]) =>
  uris.length === 0 ? [] : attributesOf(db, uris)

/** How many products this shop lists in each category and of each maker. */
export const listedCounts = (db: Db, { brand }: Shop) =>
  db
    .select({
      categoryUri: products.categoryUri,
      manufacturerUri: manufacturers.uri,
      manufacturerName: manufacturers.name,
      manufacturerRank: manufacturers.rank,
      count: sql<number>`count(*)::int`,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(eq(listings.brand, brand))
    .groupBy(products.categoryUri, manufacturers.id)

export type ListedCount = Awaited<ReturnType<typeof listedCounts>>[number]
