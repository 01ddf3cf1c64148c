import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { categories, listings, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** All categories in display order: a small table that most responses need. */
export const categoryRows = (db: Db) => db.select().from(categories).orderBy(asc(categories.position))

export type CategoryRow = Awaited<ReturnType<typeof categoryRows>>[number]

/** Number of products in this shop by category and manufacturer. */
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
