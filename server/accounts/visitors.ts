import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { cartChanges } from '../database/schema/carts.ts'
import { comparedProducts } from '../database/schema/compare.ts'
import { reviewVotes } from '../database/schema/reviews.ts'
import { visitors } from '../database/schema/visitors.ts'
import { type Tx, tx } from '../database/transaction.ts'

export const insertVisitor = (db: Db, visitor: typeof visitors.$inferInsert) => db.insert(visitors).values(visitor)

/** The visitor of a cookie. */
export async function findVisitor(db: Db, tokenHash: string): Promise<string | null> {
  const rows = await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.tokenHash, tokenHash)).limit(1)
  return rows[0]?.id ?? null
}

/** The suburb and store that a visitor chose. */
export async function choicesOf(db: Db, id: string) {
  const [row] = await db
    .select({ localityId: visitors.localityId, storeId: visitors.storeId })
    .from(visitors)
    .where(eq(visitors.id, id))
    .limit(1)
  return row
}

/** Serialises what a visitor sends, so that it can be counted. */
export const lockVisitor = (db: Db, id: string) =>
  db.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, id)).for('update')

export type Choices = { localityId?: string; storeId?: string }

export const choose = (db: Db, id: string, choices: Choices) =>
  tx(db, (tx) => tx.update(visitors).set(choices).where(eq(visitors.id, id)))

/** Deletes what browsers left without saying anything: compared products, changes of carts, votes for reviews. */
export async function forgetBrowsing(tx: Tx, visitorIds: readonly string[]) {
  const ids = [...visitorIds]
  await tx.delete(comparedProducts).where(inArray(comparedProducts.visitorId, ids))
  await tx.delete(cartChanges).where(inArray(cartChanges.visitorId, ids))
  await tx.delete(reviewVotes).where(inArray(reviewVotes.visitorId, ids))
}
