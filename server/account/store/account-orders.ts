import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { orders } from '../../database/schema/orders.ts'
import type { OrderRow } from '../../orders/store/orders.ts'

type Owner = { accountId: string; brand: string }

const isOwn = ({ accountId, brand }: Owner) => and(eq(orders.accountId, accountId), eq(orders.brand, brand))

export async function countOrders(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.select({ all: count() }).from(orders).where(isOwn(owner))
  return row?.all ?? 0
}

/** The orders of an account in all shops. */
export const countAllOrders = (db: Db, accountId: string) => db.$count(orders, eq(orders.accountId, accountId))

/** A page of the orders of an account in a shop, newest first; pages start at 0. */
export async function pageOfOrders(
  db: Db,
  owner: Owner,
  { page, size }: { page: number; size: number },
): Promise<OrderRow[]> {
  const newest = desc(orders.placedAt)
  // Selects ids with an index-only scan; whole orders are read for one page only.
  const upToHere = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOwn(owner))
    .orderBy(newest)
    .limit((page + 1) * size)
  const ids = upToHere.slice(page * size).map(({ id }) => id)
  if (ids.length === 0) return []
  return db.select().from(orders).where(inArray(orders.id, ids)).orderBy(newest)
}

/** An order by its id, only for the account that placed it. */
export async function findAccountOrder(db: Db, owner: Owner, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null
  const rows = await db
    .select()
    .from(orders)
    .where(and(isOwn(owner), eq(orders.id, id)))
  return rows[0] ?? null
}
