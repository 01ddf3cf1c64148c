import { type Coupon, couponDiscount } from './coupon.ts'
import { type Cents, lineCents, sumCents } from './money.ts'

export type PricedLine = {
  readonly unitCents: Cents
  /** Warranty and installation of one piece. */
  readonly extrasCents: Cents
  readonly quantity: number
  readonly isAvailable: boolean
}

export type CartTotals = { readonly subTotalCents: Cents; readonly discountCents: Cents; readonly totalCents: Cents }

/** What one line comes to; a line that cannot be bought costs nothing. */
export function cartLineCents({ unitCents, extrasCents, quantity, isAvailable }: PricedLine): Cents {
  return isAvailable ? lineCents({ unitCents: unitCents + extrasCents, quantity }) : 0
}

/** The sums of a cart, before delivery. */
export function cartTotals(lines: readonly PricedLine[], coupon: Coupon | null): CartTotals {
  const subTotalCents = sumCents(lines.map(cartLineCents))
  const discountCents = couponDiscount(coupon, subTotalCents)
  return { subTotalCents, discountCents, totalCents: subTotalCents - discountCents }
}

/** What an order comes to: the cart, the delivery of the chosen day, and the chosen services. */
export function orderTotalCents(order: {
  readonly cartCents: Cents
  readonly shippingCents: Cents
  readonly serviceCents: readonly Cents[]
}): Cents {
  return order.cartCents + order.shippingCents + sumCents(order.serviceCents)
}
