import { and, count, eq, gt, lt, min, ne } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { couponTries } from '../../database/schema/carts.ts'

/** Returns the id of the attempt. */
export async function addCouponTry(db: Db, { cartId, network, now }: { cartId: string; network: string; now: Date }) {
  const id = newId()
  await db.insert(couponTries).values({ id, cartId, network, triedAt: now })
  return id
}

export const forgetCouponTry = (db: Db, id: string) => db.delete(couponTries).where(eq(couponTries.id, id))

type Others = { own: string; since: Date } & ({ cartId: string } | { network: string })

/** Other recent attempts of a cart or network, and the time of the first one. */
export async function otherCouponTries(db: Db, { own, since, ...by }: Others) {
  const isBy = 'cartId' in by ? eq(couponTries.cartId, by.cartId) : eq(couponTries.network, by.network)
  const [row] = await db
    .select({ tries: count(), first: min(couponTries.triedAt) })
    .from(couponTries)
    .where(and(isBy, ne(couponTries.id, own), gt(couponTries.triedAt, since)))
  return { tries: row?.tries ?? 0, first: row?.first ?? null }
}

export const dropOldCouponTries = (db: Db, before: Date) =>
  db.delete(couponTries).where(lt(couponTries.triedAt, before))
