import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { discountOffRrp } from '#domain/money/discount.ts'
import { type Cents, sumCents, toCents } from '#domain/money/money.ts'
import { type TaxedShop, taxedTotal } from '#domain/money/tax.ts'

/** Warranty and installation of one unit, each with its price. */
export const extrasOf = ({ selectedWarranty, selectedInstall }: CartProduct) =>
  [selectedInstall, selectedWarranty].flatMap((extra) => (extra?.name ? [extra] : []))

/** The saving against the recommended price for a whole line; null when it is too small to show. */
export function lineSaving({ price, rrp, quantity }: CartProduct): Cents | null {
  const discount = discountOffRrp({ priceCents: toCents(price), rrpCents: rrp ? toCents(rrp) : null })
  return discount && discount.savedCents * quantity
}

/** Products to pay for in this order; every sum excludes unavailable products. */
const payable = (cart: Cart) => shownLines(cart).products.filter((line) => !isUnavailable(line))

export const leftOut = (cart: Cart): number => shownLines(cart).products.filter(isUnavailable).length

/** The sum before coupon and delivery. */
export const subTotal = (cart: Cart): Cents =>
  cart.subTotal === undefined ? sumCents(payable(cart).map(lineTotal)) : toCents(cart.subTotal)

export const savedInAll = (cart: Cart): Cents =>
  sumCents(payable(cart).map((line) => lineSaving(line) ?? 0)) + toCents(cart.discount ?? 0)

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** `3 products and 2 services` */
export function contentsText(cart: Cart): string {
  const lines = payable(cart)
  const products = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const services = lines.reduce((sum, line) => sum + extrasOf(line).length * line.quantity, 0)
  return plural(products, 'product') + (services > 0 ? ` and ${plural(services, 'service')}` : '')
}

/** The GST in the total of a cart; calculated here when the response has no tax. */
export const gstOf = ({ orderTotal, tax }: Cart, shop: TaxedShop): Cents =>
  tax === undefined ? taxedTotal(toCents(orderTotal), shop).gstCents : toCents(tax)

/** The suffix of prices that exclude GST. */
export const exGstText = 'ex GST'
