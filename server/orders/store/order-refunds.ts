import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { refunds } from '../../database/schema/manage.ts'

export type RefundRow = typeof refunds.$inferSelect

/** The refunds of orders, the earliest one first. */
export async function refundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
}
