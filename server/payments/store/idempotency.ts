import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, lt } from 'drizzle-orm'
import { dropOldCouponTries } from '../../cart/store/coupon-tries.ts'
import type { Db } from '../../database/database.ts'
import { cartChanges } from '../../database/schema/carts.ts'
import { idempotencyRecords } from '../../database/schema/payments.ts'

export type IdempotencyRow = typeof idempotencyRecords.$inferSelect

export async function findIdempotency(db: Db, cartId: string, key: string): Promise<IdempotencyRow | null> {
  const rows = await db
    .select()
    .from(idempotencyRecords)
    .where(and(eq(idempotencyRecords.cartId, cartId), eq(idempotencyRecords.key, key)))
  return rows[0] ?? null
}

export const insertIdempotency = (db: Db, record: IdempotencyRow) => db.insert(idempotencyRecords).values(record)

const retentionMs = 30 * millisecondsInDay

/** Deletes idempotency keys that are too old to be retried. */
export async function dropOldKeys(db: Db, now: Date) {
  const before = new Date(now.getTime() - retentionMs)
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, before))
  await db.delete(cartChanges).where(lt(cartChanges.madeAt, before))
  await dropOldCouponTries(db, before)
}
