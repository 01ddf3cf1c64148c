import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { orderReturnLines, orderReturns } from '../../database/schema/orders.ts'

export type ReturnRow = typeof orderReturns.$inferSelect
export type ReturnLineRow = Omit<typeof orderReturnLines.$inferSelect, 'returnId'>
export type ReturnWithLines = ReturnRow & { lines: ReturnLineRow[] }

async function withLines(db: Db, rows: readonly ReturnRow[]): Promise<ReturnWithLines[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.returnId, ids))
    .orderBy(asc(orderReturnLines.position))
  return rows.map((row) => ({ ...row, lines: lines.filter(({ returnId }) => returnId === row.id) }))
}

/** The returns of orders, the latest one first. */
export async function returnsOf(db: Db, orderIds: readonly string[]): Promise<ReturnWithLines[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(desc(orderReturns.requestedAt), desc(orderReturns.id))
  return withLines(db, rows)
}

export async function insertReturn(db: Db, row: ReturnRow, lines: readonly ReturnLineRow[]) {
  await db.insert(orderReturns).values(row)
  await db.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: row.id })))
}

// Written out: a parameter would keep the planner from the partial index.
const isWaiting = sql`${orderReturns.state} = 'requested'`

type Page = { after: readonly [requestedAt: string, id: string] | null; count: number }

/** Returns of a shop that wait for a decision, oldest first. */
export async function waitingReturns(db: Db, brand: string, { after, count }: Page): Promise<ReturnWithLines[]> {
  const isAfter =
    after && sql`(${orderReturns.requestedAt}, ${orderReturns.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.brand, brand), isWaiting, isAfter || undefined))
    .orderBy(asc(orderReturns.requestedAt), asc(orderReturns.id))
    .limit(count)
  return withLines(db, rows)
}

export async function findReturn(db: Db, brand: string, id: string): Promise<ReturnWithLines | null> {
  if (!isId(id)) return null
  const rows = await db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.brand, brand), eq(orderReturns.id, id)))
  const [found] = await withLines(db, rows)
  return found ?? null
}

type Decision = Pick<ReturnRow, 'state' | 'note' | 'decidedAt' | 'decidedBy'>

/** False when it was decided before. */
export async function decideReturn(db: Db, id: string, decision: Decision): Promise<boolean> {
  const decided = await db
    .update(orderReturns)
    .set(decision)
    .where(and(eq(orderReturns.id, id), isWaiting))
    .returning({ id: orderReturns.id })
  return decided.length > 0
}
