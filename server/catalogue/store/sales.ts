import { and, eq, gt, lte } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { sales } from '../../database/schema/catalogue.ts'

/** The running sale of a shop at a time. */
export async function saleAt(db: ReadDb, brand: string, moment: Date) {
  const [row] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.brand, brand), lte(sales.startsAt, moment), gt(sales.endsAt, moment)))
    .limit(1)
  return row
}

export type SaleRow = NonNullable<Awaited<ReturnType<typeof saleAt>>>
