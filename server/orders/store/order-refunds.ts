import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { sumCents } from '#domain/money/money.ts'
import type { Db } from '../../database/database.ts'
import { refunds } from '../../database/schema/manage.ts'
import { orders } from '../../database/schema/orders.ts'
import { paymentAttempts } from '../../database/schema/payments.ts'
import { lockOrder } from './order-steps.ts'
import type { OrderRow } from './orders.ts'

export type RefundRow = typeof refunds.$inferSelect

export const refundedCents = (rows: readonly RefundRow[]) => sumCents(rows.map(({ amountCents }) => amountCents))

/** The refunds of orders, the earliest one first. */
export async function refundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
}

/**
 * Marks the refund of a payment that the provider could not pay out; null where the shop knows none of this amount. The
 * message names no refund: of several with one amount it is the latest.
 */
export async function failRefund(
  db: Db,
  { reference, amountCents, now }: { reference: string; amountCents: number; now: Date },
): Promise<{ order: OrderRow; refund: RefundRow; former: RefundRow['state'] } | null> {
  const [found] = await db
    .select({ order: orders, id: refunds.id, former: refunds.state })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orders.attemptId))
    .where(
      and(eq(paymentAttempts.reference, reference), eq(refunds.amountCents, amountCents), ne(refunds.state, 'failed')),
    )
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(1)
  if (!found) return null
  await lockOrder(db, found.order.id)
  const isOpen = and(eq(refunds.id, found.id), ne(refunds.state, 'failed'))
  const [refund] = await db.update(refunds).set({ state: 'failed', failedAt: now }).where(isOpen).returning()
  return refund ? { order: found.order, refund, former: found.former } : null
}
