import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { orderLines, orderSteps, orders } from '../../database/schema/orders.ts'
import { projectLog } from '../../database/schema/projects.ts'

/** Pieces by product in the orders that were placed from a project, but for cancelled ones. */
export async function orderedPieces(db: Db, projectId: string): Promise<Map<string, number>> {
  const numbers = db
    .select({ number: projectLog.toText })
    .from(projectLog)
    .where(and(eq(projectLog.projectId, projectId), eq(projectLog.action, 'ordered')))
  const cancelled = db
    .select({ orderId: orderSteps.orderId })
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orders.id), eq(orderSteps.state, 'cancelled')))
  const rows = await db
    .select({ productId: orderLines.productId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orders.number, numbers), notExists(cancelled)))
    .groupBy(orderLines.productId)
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
