import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { coupons } from '../../database/schema/carts.ts'

export type CouponRow = typeof coupons.$inferSelect

export async function findCoupon(db: Db, code: string): Promise<CouponRow | null> {
  const rows = await db.select().from(coupons).where(eq(coupons.code, code))
  return rows[0] ?? null
}

/** Locks a coupon with limited uses until the transaction ends; null for any other. */
export async function lockLimitedCoupon(db: Db, code: string) {
  const { maxUses, uses } = coupons
  const [row] = await db
    .select({ maxUses, uses })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotNull(maxUses)))
    .for('update')
  return row ? { left: Math.max(0, (row.maxUses ?? 0) - row.uses) } : null
}

/** Counts a use; false if none is left. */
/** Gives back one use of a coupon. */
export const returnCoupon = (db: Db, code: string) =>
  db.update(coupons).set({ uses: sql`greatest(uses - 1, 0)` }).where(eq(coupons.code, code))

export async function redeemCoupon(db: Db, code: string) {
  const used = await db
    .update(coupons)
    .set({ uses: sql`uses + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses))))
    .returning({ code: coupons.code })
  return used.length === 1
}
