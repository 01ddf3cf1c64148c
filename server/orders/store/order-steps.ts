import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { orderSteps, orders } from '../../database/schema/orders.ts'
import type { OrderRow } from './orders.ts'

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
  db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')

/** False when the order has this step already. */
export async function insertStep(db: Db, step: OrderStepRow): Promise<boolean> {
  const added = await db.insert(orderSteps).values(step).onConflictDoNothing().returning({ id: orderSteps.orderId })
  return added.length > 0
}

const isEnd = sql`${orderSteps.state} in ('delivered', 'cancelled')`

type OpenQuery = { brand: string; since: Date; size: number }

/** Orders of a shop that are neither delivered nor cancelled, oldest first. */
export const openOrders = (db: Db, { brand, since, size }: OpenQuery): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.brand, brand),
        gt(orders.placedAt, since),
        sql`coalesce((${orders.plan} ->> 'cashAndCarry')::boolean, false) = false`,
        notExists(
          db
            .select({ id: orderSteps.orderId })
            .from(orderSteps)
            .where(and(eq(orderSteps.orderId, orders.id), isEnd)),
        ),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(size)
