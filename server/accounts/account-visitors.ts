import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { cartChanges, cartLines, carts } from '../database/schema/carts.ts'
import { comparedProducts } from '../database/schema/compare.ts'
import { newsletterSubscribers } from '../database/schema/contact.ts'
import { orders } from '../database/schema/orders.ts'
import { paymentAttempts } from '../database/schema/payments.ts'
import { accountVisitors, visitors } from '../database/schema/visitors.ts'
import { insertVisitor } from './visitors.ts'

type CartLineRow = typeof cartLines.$inferSelect

export type AccountPlace = { accountId: string; brand: string }

/** The visitor of an account in a shop; null before the first sign-in there. */
export async function findAccountVisitor(db: Db, { accountId, brand }: AccountPlace): Promise<string | null> {
  const isThis = and(eq(accountVisitors.accountId, accountId), eq(accountVisitors.brand, brand))
  const [row] = await db.select({ id: accountVisitors.visitorId }).from(accountVisitors).where(isThis)
  return row?.id ?? null
}

/** Finds or creates the visitor of an account. Concurrent sign-ins get the same one. */
export async function accountVisitor(db: Db, place: AccountPlace, now: Date): Promise<string> {
  const known = await findAccountVisitor(db, place)
  if (known) return known
  const id = newId(now.getTime())
  await insertVisitor(db, { id, createdAt: now })
  await db
    .insert(accountVisitors)
    .values({ ...place, visitorId: id })
    .onConflictDoNothing()
  return (await findAccountVisitor(db, place)) ?? id
}

/** Invalidates a visitor's cookie; false if it has none, or a concurrent sign-in did it. */
export async function closeVisitor(db: Db, visitorId: string): Promise<boolean> {
  const closed = await db
    .update(visitors)
    .set({ tokenHash: null })
    .where(and(eq(visitors.id, visitorId), isNotNull(visitors.tokenHash)))
    .returning({ id: visitors.id })
  return closed.length === 1
}

type Move = { from: string; to: string; brand: string }

/** Moves the data of a visitor in a shop to the visitor of an account, except the open cart. */
export async function moveVisits(db: Db, { from, to, brand }: Move) {
  const [own] = await db.select().from(visitors).where(eq(visitors.id, from))
  const choices = {
    ...(own?.localityId ? { localityId: own.localityId } : {}),
    ...(own?.storeId ? { storeId: own.storeId } : {}),
  }
  if (Object.keys(choices).length > 0) await db.update(visitors).set(choices).where(eq(visitors.id, to))
  // Copies the keys of applied cart changes, so that a retry after the sign-in is recognised.
  await db.execute(sql`
    insert into ${cartChanges} (visitor_id, key, made_at)
    select ${to}::uuid, key, made_at from ${cartChanges} where visitor_id = ${from}
    on conflict do nothing`)
  await db
    .update(carts)
    .set({ visitorId: to })
    .where(and(eq(carts.visitorId, from), eq(carts.state, 'ordered')))
  await db.update(orders).set({ visitorId: to }).where(eq(orders.visitorId, from))
  await db.update(paymentAttempts).set({ visitorId: to }).where(eq(paymentAttempts.visitorId, from))
  await db.update(newsletterSubscribers).set({ visitorId: to }).where(eq(newsletterSubscribers.visitorId, from))
  const isCompared = and(eq(comparedProducts.visitorId, to), eq(comparedProducts.brand, brand))
  if ((await db.select({ sku: comparedProducts.sku }).from(comparedProducts).where(isCompared).limit(1)).length === 0)
    await db.update(comparedProducts).set({ visitorId: to }).where(eq(comparedProducts.visitorId, from))
}

/** Moves a cart to another visitor, who has no open one. */
export const giveCart = (db: Db, cartId: string, visitorId: string) =>
  db.update(carts).set({ visitorId }).where(eq(carts.id, cartId))

/** Replaces the lines of a cart. */
export async function replaceLines(db: Db, cartId: string, lines: readonly CartLineRow[]) {
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
  if (lines.length > 0) await db.insert(cartLines).values([...lines])
}
