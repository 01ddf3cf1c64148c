import { and, eq, inArray } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { listingBits } from '../../database/schema/listing-bits.ts'

/** Conditions of clearance products: runout models and those with cosmetic damage. */
export const clearanceConditions = ['runout', 'cosmetic']

/** Whether a shop has clearance products. */
export async function hasClearance(db: ReadDb, brand: string) {
  const rows = await db
    .select({ brand: listingBits.brand })
    .from(listingBits)
    .where(
      and(
        eq(listingBits.brand, brand),
        eq(listingBits.key, 'condition'),
        inArray(listingBits.value, clearanceConditions),
      ),
    )
    .limit(1)
  return rows.length > 0
}
