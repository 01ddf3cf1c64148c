import type { CartProduct } from '#contract/checkout/cart.ts'
import { categoryLevels } from '#domain/cart/cart.ts'
import { type Currency, conversionCurrency, retailTrackingCurrency } from '#domain/location/country.ts'
import { type Cents, toCents } from '#domain/money/money.ts'
import type { PaymentRecord } from '#domain/payment/payment-methods.ts'

/** A product in an order or a cart, as tracking services receive it [S2-3-47]. */
export type TrackedItem = {
  sku: string
  productId: string
  price: string
  quantity: number
  name: string
  brand: string
  category: string
  /** The same from the top: Kitchen, Cooking, Ovens. */
  categoryLevels: readonly string[]
  /** The condition it is sold in. */
  variant: string
}

export type TrackedOrder = {
  orderId: string
  revenue: string
  tax: string
  shipping: string
  /** What the customer pays by, as in selectedPaymentOption. */
  paymentType: number
  currency: Currency
  coupon: string
  customerType?: 'new' | 'existing'
  items: TrackedItem[]
}

/** An added product: `currency` for retail tracking, `conversionCurrency` for ad conversions. */
export type TrackedAddition = { currency: Currency; conversionCurrency: Currency; items: TrackedItem[] }

/** What is noted, and the facts that go with each. */
export type TrackedData = {
  pageview: { pageType: string | undefined; path: string }
  search: { term: string; products: string[] }
  productView: { productId: number; sku: string; name: string }
  productClick: { sku: string; term: string }
  productAddToCart: TrackedAddition
  order: TrackedOrder
  checkoutFailed: {
    message: string
    paymentMethod: PaymentRecord
    /** Why the bank declined the payment, if it may be shown; else the response status. */
    reason: string
    orderId: string
    total: string
    discount: string
    coupon: string
    products: TrackedItem[]
  }
  compare: { skus: readonly string[] }
  push_user_id: { id: string }
  variantTestFailed: { testId: string; reason: string }
}
export type TrackedName = keyof TrackedData
export type TrackedEvent = { [Name in TrackedName]: { event: Name } & TrackedData[Name] }[TrackedName]

/** An amount for analytics: always two decimals [S2-A-06]. */
export const amountText = (cents: Cents): string => (cents / 100).toFixed(2)

/** Ten percent of the revenue, in every country [S2-A-05]. */
export const analyticsTax = (revenueCents: Cents): Cents => Math.round(revenueCents / 10)

export const trackedItem = (line: CartProduct): TrackedItem => ({
  sku: line.sku,
  productId: String(line.productId ?? ''),
  price: amountText(toCents(line.price)),
  quantity: line.quantity,
  name: line.title,
  brand: line.brand,
  category: line.category,
  categoryLevels: categoryLevels(line.categorization),
  variant: line.conditionType ?? '',
})

export const trackedAddition = (line: CartProduct, countryCode: string): TrackedAddition => ({
  currency: retailTrackingCurrency,
  conversionCurrency: conversionCurrency(countryCode),
  items: [trackedItem(line)],
})
