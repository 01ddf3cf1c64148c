import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { listings } from '../../database/schema/catalogue.ts'

/** Conditions of clearance products: runout models and those with cosmetic damage. */
export const clearanceConditions = ['runout', 'cosmetic']

/** Whether a shop has clearance products. */
export async function hasClearance(db: Db, brand: string) {
  const rows = await db
    .select({ brand: listings.brand })
    .from(listings)
    .where(and(eq(listings.brand, brand), inArray(listings.condition, clearanceConditions)))
    .limit(1)
  return rows.length > 0
}
