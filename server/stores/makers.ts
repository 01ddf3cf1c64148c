import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { listings, manufacturers, products } from '../database/schema/catalogue.ts'
import type { Shop } from './cards.ts'

/** The picture of a maker is that of its best-selling product here. */
const bestPicture = sql<string | null>`(array_agg(${products.images}->0->>'key' order by ${listings.rank} desc))[1]`

/** The makers this shop sells, the best known first. */
export const makerRows = (db: Db, { brand }: Shop, uri?: string) =>
  db
    .select({
      uri: manufacturers.uri,
      name: manufacturers.name,
      country: manufacturers.country,
      about: manufacturers.about,
      picture: bestPicture,
      count: sql<number>`count(*)::int`,
    })
    .from(manufacturers)
    .innerJoin(products, eq(products.manufacturerId, manufacturers.id))
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(uri === undefined ? undefined : eq(manufacturers.uri, uri))
    .groupBy(manufacturers.id)
    .orderBy(desc(manufacturers.rank), manufacturers.name)

export type MakerRow = Awaited<ReturnType<typeof makerRows>>[number]
