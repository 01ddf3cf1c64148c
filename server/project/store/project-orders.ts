import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { orderLines, orderSteps, orders } from '../../database/schema/orders.ts'
import { projectLog } from '../../database/schema/projects.ts'

type Ordered = { id: string; number: string; pieces: number }

/** The orders that have all pieces of a line, by its product code. A piece counts for one line. */
export async function ordersByLine(
  db: Db,
  projectId: string,
  lines: readonly { productCode: string; productId: string; quantity: number }[],
) {
  const ordered = await orderedPieces(db, projectId)
  return new Map(
    lines.map(({ productCode, productId, quantity }) => [productCode, takePieces(ordered.get(productId), quantity)]),
  )
}

function takePieces(ordered: readonly Ordered[] = [], quantity: number) {
  if (ordered.reduce((sum, { pieces }) => sum + pieces, 0) < quantity) return []
  let missing = quantity
  return ordered.flatMap((order) => {
    const taken = Math.min(order.pieces, missing)
    order.pieces -= taken
    missing -= taken
    return taken > 0 ? { id: order.id, number: order.number } : []
  })
}

/** The orders that were placed from a project with their pieces, by product; but for cancelled ones. */
async function orderedPieces(db: Db, projectId: string): Promise<Map<string, Ordered[]>> {
  const numbers = db
    .select({ number: projectLog.toText })
    .from(projectLog)
    .where(and(eq(projectLog.projectId, projectId), eq(projectLog.action, 'ordered')))
  const cancelled = db
    .select({ orderId: orderSteps.orderId })
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orders.id), eq(orderSteps.state, 'cancelled')))
  const rows = await db
    .select({
      productId: orderLines.productId,
      id: orders.id,
      number: orders.number,
      pieces: sql<number>`sum(${orderLines.quantity})::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orders.number, numbers), notExists(cancelled)))
    .groupBy(orderLines.productId, orders.id)
    .orderBy(asc(orders.placedAt), asc(orders.id))
  return Map.groupBy(rows, ({ productId }) => productId)
}
