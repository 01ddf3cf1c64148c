import { millisecondsInDay } from 'date-fns/constants'
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { orders } from '../../../database/schema/orders.ts'
import { paymentAttempts } from '../../../database/schema/payments.ts'
import type { OrderRow } from '../../../orders/store/orders.ts'

/** Ends the waiting of an order; null if it did not wait. */
export async function endWaiting(db: Db, id: string, { isPaid }: { isPaid: boolean }): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ payBy: null, ...(isPaid ? { paidCents: sql`${orders.totalCents}` } : {}) })
    .where(and(eq(orders.id, id), isNotNull(orders.payBy)))
    .returning()
  return row ?? null
}

/** Orders whose last day is over wherever they were placed. */
export const overdueOrders = (db: Db, now: Date): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(lt(orders.payBy, new Date(now.getTime() - millisecondsInDay)))
    .orderBy(asc(orders.payBy))
    .limit(100)

/** How many orders of a network wait for a transfer. */
export async function waitingOfNetwork(db: Db, network: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orders.attemptId))
    .where(and(isNotNull(orders.payBy), eq(paymentAttempts.network, network)))
  return row?.count ?? 0
}
