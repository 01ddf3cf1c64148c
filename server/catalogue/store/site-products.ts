import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { listings, products } from '../../database/schema/catalogue.ts'

/** Slugs of all products of a shop, most popular first. */
export const listedSlugs = (db: Db, brand: string) =>
  db
    .select({ slug: products.slug })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(eq(listings.brand, brand))
    .orderBy(desc(listings.rank), products.slug)
