import { couponTries, couponTriesText } from '#domain/cart/coupon.ts'
import type { Db } from '../database/database.ts'
import { HttpError } from '../http/request/errors.ts'
import { addCouponTry, forgetCouponTry, otherCouponTries } from './store/coupon-tries.ts'

type Try = { cartId: string; network: string; field: 'code' | 'couponCode'; now: Date }

/**
 * Counts a try before its coupon is looked up and returns its id, to be forgotten when the coupon was right. A try beyond
 * the limits does not count itself.
 */
export async function countCouponTry(db: Db, { field, ...tried }: Try): Promise<string> {
  const { now } = tried
  // Committed before the others are counted: of many at the same moment each sees those that were saved before it.
  const id = await addCouponTry(db, tried)
  const since = new Date(now.getTime() - couponTries.perMs)
  const [cart, network] = await Promise.all([
    otherCouponTries(db, { own: id, since, cartId: tried.cartId }),
    otherCouponTries(db, { own: id, since, network: tried.network }),
  ])
  const full = [
    { ...cart, max: couponTries.perCart },
    { ...network, max: couponTries.perNetwork },
  ].filter(({ tries, max }) => tries >= max)
  if (full.length === 0) return id
  await forgetCouponTry(db, id)
  const freeAt = Math.max(...full.map(({ first }) => (first ?? now).getTime() + couponTries.perMs))
  const retryAfterMs = freeAt - now.getTime()
  const text = couponTriesText(retryAfterMs)
  throw new HttpError('too_many_requests', text, { errors: [text], fields: { [field]: [text] }, retryAfterMs })
}
