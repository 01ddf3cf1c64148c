import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { orderLines, orders } from '../database/schema/orders.ts'
import type { PlannedLine } from '../payments/order-plan.ts'
import { isCartId } from './carts.ts'

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

/** An order by its cart, for the visitor who placed it. */
export async function findOwnOrder(db: Db, visitorId: string, cartId: string): Promise<OrderRow | null> {
  if (!isCartId(cartId)) return null
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.visitorId, visitorId)))
  return rows[0] ?? null
}
