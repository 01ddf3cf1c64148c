import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { orders } from '../database/schema/orders.ts'

/** Puts an order that belongs to no account into one. */
export const claimOrder = (db: Db, { orderId, accountId }: { orderId: string; accountId: string }) =>
  db
    .update(orders)
    .set({ accountId })
    .where(and(eq(orders.id, orderId), isNull(orders.accountId)))

/** Takes the orders out of an account that was never confirmed: another person may have opened it. */
export const releaseOrders = (db: Db, accountId: string) =>
  db.update(orders).set({ accountId: null }).where(eq(orders.accountId, accountId))
