import { lockLimitedCoupon } from '../../cart/store/coupons.ts'
import type { Db } from '../../database/database.ts'
import type { OrderPlan } from '../../database/order-plan.ts'
import { canPromise, leftText } from '../stock-taking.ts'
import { couponUsesHeld, piecesHeld } from '../store/attempts.ts'
import { lockStock } from '../store/stock.ts'

/** Quantity by product of an order. */
export function piecesOf({ lines }: Pick<OrderPlan, 'lines'>): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return pieces
}

/**
 * Why an order cannot be reserved; null if it can. The open attempt is the reservation and ends with it. Stock and
 * coupon stay locked until the attempt is stored: of many buyers of the last piece exactly one can pay.
 */
export async function reservationProblem(db: Db, plan: OrderPlan): Promise<string | null> {
  // The same lock order as in `complete`, to avoid deadlocks.
  return (await stockProblem(db, plan)) ?? (await couponProblem(db, plan))
}

async function stockProblem(db: Db, plan: OrderPlan): Promise<string | null> {
  const pieces = piecesOf(plan)
  const stock = { productIds: [...pieces.keys()], country: plan.country }
  const stockOf = await lockStock(db, stock)
  const heldOf = await piecesHeld(db, stock)
  for (const { productId, title, promoId } of plan.lines) {
    const rows = stockOf(productId)
    const held = heldOf(productId)
    if (promoId !== null || canPromise(rows, held + (pieces.get(productId) ?? 0))) continue
    const there = rows.reduce((sum, { quantity }) => sum + quantity, 0)
    return leftText(title, Math.max(0, there - held))
  }
  return null
}

async function couponProblem(db: Db, { couponCode }: OrderPlan): Promise<string | null> {
  if (couponCode === null) return null
  const coupon = await lockLimitedCoupon(db, couponCode)
  if (!coupon || (await couponUsesHeld(db, couponCode)) < coupon.left) return null
  return `The coupon ${couponCode} is used up. Please remove it to continue.`
}
