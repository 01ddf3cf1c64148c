import { type Cents, lineCents, sumCents } from '#domain/money/money.ts'
import { type TaxedShop, type TaxedTotal, taxedTotal } from '#domain/money/tax.ts'
import { type Coupon, couponDiscount } from './coupon.ts'

export type PricedLine = {
  readonly unitCents: Cents
  /** Warranty and installation of one piece. */
  readonly extrasCents: Cents
  readonly quantity: number
  readonly isAvailable: boolean
  /** False: the coupon of the cart takes nothing off it. */
  readonly isCovered?: boolean
}

export type CartTotals = {
  /** As the shop lists prices, like the discount. */
  readonly subTotalCents: Cents
  readonly discountCents: Cents
  /** The goods that the coupon is for. */
  readonly coveredCents: Cents
  readonly gstCents: Cents
  /** With GST in every shop. */
  readonly totalCents: Cents
}

/** What one line comes to; a line that cannot be bought costs nothing. */
export function cartLineCents({ unitCents, extrasCents, quantity, isAvailable }: PricedLine): Cents {
  return isAvailable ? lineCents({ unitCents: unitCents + extrasCents, quantity }) : 0
}

/** The sums of a cart, before delivery. */
export function cartTotals(lines: readonly PricedLine[], coupon: Coupon | null, shop: TaxedShop): CartTotals {
  const subTotalCents = sumCents(lines.map(cartLineCents))
  const coveredCents = sumCents(lines.filter(({ isCovered = true }) => isCovered).map(cartLineCents))
  const discountCents = couponDiscount(coupon, coveredCents)
  const { gstCents, totalCents } = taxedTotal(subTotalCents - discountCents, shop)
  return { subTotalCents, discountCents, coveredCents, gstCents, totalCents }
}

/** What an order comes to: the goods less the coupon, the delivery of the chosen day, and the chosen services. */
export function orderTotals(
  order: { readonly goodsCents: Cents; readonly shippingCents: Cents; readonly serviceCents: readonly Cents[] },
  shop: TaxedShop,
): TaxedTotal {
  return taxedTotal(order.goodsCents + order.shippingCents + sumCents(order.serviceCents), shop)
}
