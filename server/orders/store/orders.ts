import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import type { PlannedLine } from '../../database/order-plan.ts'
import { orderLines, orders } from '../../database/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect

export async function insertOrder(db: Db, order: OrderRow, lines: readonly PlannedLine[]) {
  await db.insert(orders).values(order)
  await db.insert(orderLines).values(
    lines.map(({ productId, sku, title, quantity, unitCents, extrasCents, promoId }, position) => ({
      orderId: order.id,
      position,
      productId,
      sku,
      title,
      quantity,
      unitCents,
      extrasCents,
      promoId,
    })),
  )
}

/** An order by its cart, only for its visitor. */
export async function findOwnOrder(db: Db, visitorId: string, cartId: string): Promise<OrderRow | null> {
  if (!isId(cartId)) return null
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.visitorId, visitorId)))
  return rows[0] ?? null
}

/** An order of a shop by its id, without an ownership check: callers must authorise the access. */
export async function findShopOrder(db: Db, brand: string, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.brand, brand)))
  return rows[0] ?? null
}

/** Orders by their ids, without an ownership check, as above. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
}

/** Whether the same visitor or account ordered earlier in this shop. */
export async function hasEarlierOrder(db: Db, order: OrderRow): Promise<boolean> {
  const theirs = sameCustomer(order)
  if (!theirs) return false
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brand, order.brand), theirs, lt(orders.placedAt, order.placedAt)))
    .limit(1)
  return rows.length > 0
}

function sameCustomer({ visitorId, accountId, plan }: OrderRow) {
  const isAccount = accountId ? eq(orders.accountId, accountId) : undefined
  // A staff device places orders for many customers.
  return plan.placedBy ? isAccount : or(eq(orders.visitorId, visitorId), isAccount)
}
