import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { cartChanges, cartLines, carts } from '../database/schema/carts.ts'
import { comparedProducts } from '../database/schema/compare.ts'
import { orders } from '../database/schema/orders.ts'
import { accountVisitors, visitors } from '../database/schema/visitors.ts'
import type { CartLineRow } from './carts.ts'

export type AccountPlace = { accountId: string; brand: string }

/** The visitor all browsers of an account share in a shop; the given one, where there was none yet. */
export async function mainVisitor(db: Db, { accountId, brand }: AccountPlace, visitorId: string): Promise<string> {
  await db.insert(accountVisitors).values({ accountId, brand, visitorId }).onConflictDoNothing()
  const isThis = and(eq(accountVisitors.accountId, accountId), eq(accountVisitors.brand, brand))
  const [row] = await db.select({ id: accountVisitors.visitorId }).from(accountVisitors).where(isThis)
  return row?.id ?? visitorId
}

/** The accounts whose visitor this is: one, or none. */
export async function ownerOfVisitor(db: Db, visitorId: string): Promise<string | null> {
  const rows = await db
    .select({ accountId: accountVisitors.accountId })
    .from(accountVisitors)
    .where(eq(accountVisitors.visitorId, visitorId))
    .limit(1)
  return rows[0]?.accountId ?? null
}

type Sharing = { visitorId: string; with: string }

/** From now on a browser has the cart and the choices of another visitor; its own last choices go over to that one. */
export async function shareVisitor(db: Db, { visitorId, with: main }: Sharing) {
  const rows = await db
    .select()
    .from(visitors)
    .where(inArray(visitors.id, [visitorId, main]))
  const own = rows.find(({ id }) => id === visitorId)
  const choices = {
    ...(own?.localityId ? { localityId: own.localityId } : {}),
    ...(own?.storeId ? { storeId: own.storeId } : {}),
  }
  if (Object.keys(choices).length > 0) await db.update(visitors).set(choices).where(eq(visitors.id, main))
  await db.update(visitors).set({ sharedWith: main }).where(eq(visitors.id, visitorId))
  // A change that was made and is sent again must be known there, too.
  await db.execute(sql`
    insert into ${cartChanges} (visitor_id, key, made_at)
    select ${main}::uuid, key, made_at from ${cartChanges} where visitor_id = ${visitorId}
    on conflict do nothing`)
  // So is what was ordered here, and what was laid aside for comparing where there is no such list yet.
  await db
    .update(carts)
    .set({ visitorId: main })
    .where(and(eq(carts.visitorId, visitorId), eq(carts.state, 'ordered')))
  await db.update(orders).set({ visitorId: main }).where(eq(orders.visitorId, visitorId))
  const isCompared = eq(comparedProducts.visitorId, main)
  if ((await db.select({ sku: comparedProducts.sku }).from(comparedProducts).where(isCompared).limit(1)).length === 0)
    await db.update(comparedProducts).set({ visitorId: main }).where(eq(comparedProducts.visitorId, visitorId))
}

/** Makes these the lines of a cart. */
export async function replaceLines(db: Db, cartId: string, lines: readonly CartLineRow[]) {
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
  if (lines.length > 0) await db.insert(cartLines).values([...lines])
}
