import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { orderSteps, orders } from '../../database/schema/orders.ts'

export type OrderStepRow = typeof orderSteps.$inferSelect

/** The recorded steps of orders, oldest first. */
export async function stepsOf(db: Db, orderIds: readonly string[]): Promise<OrderStepRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(orderSteps)
    .where(inArray(orderSteps.orderId, [...orderIds]))
    .orderBy(asc(orderSteps.at))
}

/** Locks an order, so that two changes of it follow each other. */
export const lockOrder = (db: Db, id: string) =>
  db.select({ id: orders.id, payBy: orders.payBy }).from(orders).where(eq(orders.id, id)).for('update')

/** Does nothing when the order has this step already. */
export const insertStep = (db: Db, step: OrderStepRow) => db.insert(orderSteps).values(step).onConflictDoNothing()
