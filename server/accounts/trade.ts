import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { beginsWith, containing, escapedPattern } from '../database/patterns.ts'
import { listings, manufacturers, products } from '../database/schema/catalogue.ts'
import { competitorPrices, referrers, salespeople } from '../database/schema/trade.ts'

export type SalespersonRow = typeof salespeople.$inferSelect

/** The salespeople of a shop, by name. */
export const salespeopleOf = (db: Db, brand: string): Promise<SalespersonRow[]> =>
  db.select().from(salespeople).where(eq(salespeople.brand, brand)).orderBy(asc(salespeople.name))

export async function findSalesperson(db: Db, code: string): Promise<SalespersonRow | null> {
  return (await db.select().from(salespeople).where(eq(salespeople.code, code)))[0] ?? null
}

/** Referrers whose code, name, business or phone has all of these words. */
export const referrersWith = (db: Db, words: readonly string[], limit: number) =>
  db
    .select()
    .from(referrers)
    .where(and(...words.map((word) => sql`${referrers.words} like ${containing(word)}`)))
    .orderBy(asc(referrers.businessName), asc(referrers.code))
    .limit(limit)

/** Competitor prices, lowest first. */
export const competitorPricesOf = (db: Db, brand: string, sku: string) =>
  db
    .select({
      competitor: competitorPrices.competitor,
      priceCents: competitorPrices.priceCents,
      url: competitorPrices.url,
      checkedAt: competitorPrices.checkedAt,
    })
    .from(competitorPrices)
    .innerJoin(products, eq(products.id, competitorPrices.productId))
    .where(and(eq(competitorPrices.brand, brand), eq(products.sku, sku.trim())))
    .orderBy(asc(competitorPrices.priceCents), asc(competitorPrices.competitor))

/** Names of manufacturers in this shop that contain the text; those that start with it first. */
export async function manufacturerNames(
  db: Db,
  { brand, text, limit }: { brand: string; text: string; limit: number },
) {
  const pattern = escapedPattern(text.toLowerCase())
  const rows = await db
    .select({ name: manufacturers.name })
    .from(manufacturers)
    .where(
      and(
        sql`lower(${manufacturers.name}) like ${`%${pattern}%`}`,
        sql`exists (select 1 from ${products} join ${listings} on ${listings.productId} = ${products.id} where ${products.manufacturerId} = ${manufacturers.id} and ${listings.brand} = ${brand})`,
      ),
    )
    .orderBy(sql`lower(${manufacturers.name}) not like ${`${pattern}%`}`, asc(manufacturers.name))
    .limit(limit)
  return rows.map(({ name }) => name)
}

/** Products of a shop by SKU prefix: the exact match first, then by popularity. */
export async function productsBySku(db: Db, brand: string, { text, limit }: { text: string; limit: number }) {
  const sku = text.trim().toUpperCase()
  const rows = await db
    .select({ id: products.id })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.brand, brand), beginsWith(products.sku, sku)))
    .orderBy(sql`${products.sku} <> ${sku}`, desc(listings.rank))
    .limit(limit)
  return rows.map(({ id }) => id)
}
