import { type CartTotals, cartTotals, type PricedLine } from '#domain/cart/cart-totals.ts'
import { type Coupon, isCouponRunning } from '#domain/cart/coupon.ts'
import { covers, isScoped, type OfferScope } from '#domain/catalogue/offer-scope.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { atListedPrice } from '../catalogue/listed-prices.ts'
import type { Db } from '../database/database.ts'
import { type CartItem, type CartReward, cartItems, cartRewards, scopedProduct } from './store/cart-contents.ts'
import type { CartRow } from './store/carts.ts'
import { type CouponRow, findCoupon } from './store/coupons.ts'

export type PricedItem = CartItem & PricedLine & { unavailableReason: string | null }

/** A cart with everything that decides its price, read from the database. */
export type PricedCart = {
  cart: CartRow
  items: PricedItem[]
  rewards: CartReward[]
  /** Null without a coupon and after the coupon has ended. */
  coupon: (Coupon & OfferScope) | null
  totals: CartTotals
}

/** An agreed price applies through its last day. After that the line has the price of the shop. */
function withoutEndedPrice(item: CartItem, today: string): CartItem {
  const { line } = item
  if (line.agreedCents === null || line.agreedUntil === null || line.agreedUntil >= today) return item
  return { ...item, line: { ...line, agreedCents: null } }
}

function withListedExtras(item: CartItem, brand: Brand): CartItem {
  const { warranty, install } = item
  return {
    ...item,
    warranty: warranty && atListedPrice(warranty, brand),
    install: install && atListedPrice(install, brand),
  }
}

/** A test product that a cart can hold but no one can buy. */
const soldOutSku = 'SOLD-OUT'

function unavailableReason({ line, listing, hasStock, product }: CartItem): string | null {
  if (!listing) return 'No longer sold here. Remove it to continue'
  if (line.agreedCents === null && (listing.priceCents === null || listing.priceUponRequest))
    return 'Its price is on request. Please call us'
  return hasStock && product.sku !== soldOutSku ? null : 'Sold out. Remove it to continue'
}

function priced(item: CartItem): PricedItem {
  const reason = unavailableReason(item)
  return {
    ...item,
    unitCents: item.line.agreedCents ?? item.listing?.priceCents ?? 0,
    extrasCents: (item.warranty?.priceCents ?? 0) + (item.install?.priceCents ?? 0),
    quantity: item.line.quantity,
    isAvailable: reason === null,
    unavailableReason: reason,
  }
}

const couponOf = (row: CouponRow | null, now: { now: Date; brand: string }): PricedCart['coupon'] =>
  row && isCouponRunning(row, now) ? row : null

/** The lines with whether a coupon is for them. */
const coveredBy = (items: readonly PricedItem[], coupon: OfferScope): PricedItem[] =>
  isScoped(coupon) ? items.map((item) => ({ ...item, isCovered: covers(coupon, scopedProduct(item)) })) : [...items]

export async function priceCart(
  db: Db,
  cart: CartRow,
  { brand, now }: { brand: Brand; now: Date },
): Promise<PricedCart> {
  const today = shopDay(now, brand.country)
  const rows = await cartItems(db, { cart, country: brand.country })
  const items = rows.map((item) => priced(withListedExtras(withoutEndedPrice(item, today), brand)))
  const bought = items.filter(({ isAvailable }) => isAvailable)
  const rewards = await cartRewards(db, bought, { brand: brand.key, today })
  const row = cart.couponCode ? await findCoupon(db, cart.couponCode) : null
  const coupon = couponOf(row, { now, brand: brand.key })
  const lines = coupon ? coveredBy(items, coupon) : items
  return { cart, items: lines, rewards, coupon, totals: cartTotals(lines, coupon, brand) }
}
