import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId, newId } from '../../database/id.ts'
import { cartChanges, cartLines, carts, couponTries, type DeliveryPlace } from '../../database/schema/carts.ts'
import { idempotencyRecords } from '../../database/schema/payments.ts'
import type { Tx } from '../../database/transaction.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect
export type Owner = { visitorId: string; brand: string }

const isOwn = ({ visitorId, brand }: Owner) => and(eq(carts.visitorId, visitorId), eq(carts.brand, brand))
const isOpen = (owner: Owner) => and(isOwn(owner), eq(carts.state, 'open'))

export async function findOpenCart(db: Db, owner: Owner): Promise<CartRow | null> {
  const rows = await db.select().from(carts).where(isOpen(owner))
  return rows[0] ?? null
}

/** A cart by its id, only for its visitor. */
export async function findOwnCart(db: Db, owner: Owner, cartId: string): Promise<CartRow | null> {
  if (!isId(cartId)) return null
  const rows = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), isOwn(owner)))
  return rows[0] ?? null
}

/** The visitor's open cart, locked until the transaction ends; null if there is none. */
export async function lockOpenCart(db: Db, owner: Owner): Promise<CartRow | null> {
  const rows = await db.select().from(carts).where(isOpen(owner)).for('update')
  return rows[0] ?? null
}

export async function lockCart(db: Db, cartId: string): Promise<CartRow | null> {
  const rows = await db.select().from(carts).where(eq(carts.id, cartId)).for('update')
  return rows[0] ?? null
}

/** As `lockOpenCart`, but creates a missing cart. Concurrent requests get the same one. */
export async function lockOrOpenCart(db: Db, owner: Owner, now: Date): Promise<CartRow> {
  const open = { ...owner, id: newId(), state: 'open' as const, version: 1, createdAt: now, changedAt: now }
  const found = await lockOpenCart(db, owner)
  if (found) return found
  await db.insert(carts).values(open).onConflictDoNothing()
  const made = await lockOpenCart(db, owner)
  if (!made) throw new Error('A cart that was just opened cannot be found')
  return made
}

type CartChange = Partial<Pick<CartRow, 'email' | 'couponCode' | 'state'>> & { delivery?: DeliveryPlace }

/** Records a change of the cart or its lines: increments the version. */
export async function touchCart(db: Db, cartId: string, now: Date, change: CartChange = {}) {
  await db
    .update(carts)
    .set({ ...change, version: sql`version + 1`, changedAt: now })
    .where(eq(carts.id, cartId))
}

/** Stores the delivery location, which does not change the version. */
export async function rememberPlace(db: Db, cartId: string, delivery: DeliveryPlace) {
  await db.update(carts).set({ delivery }).where(eq(carts.id, cartId))
}

/** Records the key of a change; false if it is already recorded. */
export async function isFirstTime(db: Db, change: { visitorId: string; key: string | null; now: Date }) {
  const { visitorId, key, now } = change
  if (key === null) return true
  const made = await db.insert(cartChanges).values({ visitorId, key, madeAt: now }).onConflictDoNothing().returning()
  return made.length === 1
}

/** Whether a change with this key is recorded. */
export async function wasMade(db: Db, { visitorId, key }: { visitorId: string; key: string | null }) {
  if (key === null) return false
  const isThis = and(eq(cartChanges.visitorId, visitorId), eq(cartChanges.key, key))
  return (await db.select({ key: cartChanges.key }).from(cartChanges).where(isThis)).length === 1
}

export const linesOf = (db: Db, cartId: string): Promise<CartLineRow[]> =>
  db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(cartLines.position)

export async function putLine(db: Db, line: CartLineRow) {
  const { quantity, warrantyId, installId, seenCents } = line
  await db
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productCode],
      set: { quantity, warrantyId, installId, seenCents },
    })
}

export async function deleteLine(db: Db, cartId: string, productCode: string) {
  const gone = await db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.productCode, productCode)))
    .returning()
  return gone.length === 1
}

export async function deleteLines(db: Db, cartId: string) {
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

/** Deletes everything in carts but their payments, so that the carts can be deleted. */
export async function emptyCarts(tx: Tx, cartIds: readonly string[]) {
  const ids = [...cartIds]
  await tx.delete(cartLines).where(inArray(cartLines.cartId, ids))
  await tx.delete(couponTries).where(inArray(couponTries.cartId, ids))
  await tx.delete(idempotencyRecords).where(inArray(idempotencyRecords.cartId, ids))
}
