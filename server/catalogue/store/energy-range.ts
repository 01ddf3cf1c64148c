import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'

const figure = (key: string): SQL => sql`(${products.attributes} ->> ${key})::float`
const isNumber = (key: string): SQL => sql`jsonb_typeof(${products.attributes} -> ${key}) = 'number'`

/** `energyKey` and `size.key` name attributes with numbers; both ends of the size belong to it. */
type Options = {
  categoryUri: string
  energyKey: string
  size: { key: string; from: number; to: number } | null
}

export type EnergyRange = { count: number; lowest: number; highest: number; smallest: number; largest: number }

/** What the products of a category and size that this shop sells use in a year. */
export async function energyRange(
  db: ReadDb,
  { brand }: Shop,
  { categoryUri, energyKey, size }: Options,
): Promise<EnergyRange | undefined> {
  const use = figure(energyKey)
  // Without a size every row counts as of size 0.
  const extent = size ? figure(size.key) : sql`0::float`
  const [range] = await db
    .select({
      count: sql<number>`count(*)::int`,
      lowest: sql<number>`coalesce(min(${use}), 0)`,
      highest: sql<number>`coalesce(max(${use}), 0)`,
      smallest: sql<number>`coalesce(min(${extent}), 0)`,
      largest: sql<number>`coalesce(max(${extent}), 0)`,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(
      and(
        eq(listings.brand, brand),
        eq(products.categoryUri, categoryUri),
        isNumber(energyKey),
        size ? and(isNumber(size.key), sql`${extent} between ${size.from} and ${size.to}`) : undefined,
      ),
    )
  return range
}
