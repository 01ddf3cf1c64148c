import type { CartProduct } from '#contract/cart.ts'
import { categoryLevels } from '#domain/cart/cart.ts'
import { type PaymentMethod, paymentOptions } from '#domain/checkout/payment-option.ts'
import { type Currency, conversionCurrency, retailTrackingCurrency } from '#domain/location/country.ts'
import { type Cents, toCents } from '#domain/money/money.ts'

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
  /** What the customer pays by: a code of paymentCodes. */
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
    paymentMethod: PaymentMethod
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

/** The codes an order is tracked by [S2-A-04]; free and account orders have no provider of their own. */
const paymentCodes: Partial<Record<PaymentMethod, number>> = {
  CreditCard: paymentOptions.Default,
  PayPal: paymentOptions.PayPal,
  Zip: paymentOptions.Zip,
  ZipInStore: paymentOptions.ZipInStore,
  AfterPay: paymentOptions.AfterPay,
}

/** Paid by nothing: an account order where there was something to pay, else nothing was to be paid at all. */
export const paymentCode = (method: string, revenueCents: Cents): number =>
  paymentCodes[method as PaymentMethod] ?? (revenueCents > 0 ? paymentOptions.CRAccount : paymentOptions.Default)

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

type Order = {
  orderNumber: string
  orderTotal: number
  shipping: number
  paymentMethod: string
  customerType?: 'new' | 'existing' | undefined
  cart: { products: readonly CartProduct[]; couponCode?: string | null | undefined }
}

/** A placed order as it is tracked: the revenue is its total [S2-A-07]. */
export function trackedOrder(order: Order, countryCode: string): TrackedOrder {
  const revenue = toCents(order.orderTotal)
  return {
    orderId: order.orderNumber,
    revenue: amountText(revenue),
    tax: amountText(analyticsTax(revenue)),
    shipping: amountText(toCents(order.shipping)),
    paymentType: paymentCode(order.paymentMethod, revenue),
    currency: conversionCurrency(countryCode),
    coupon: order.cart.couponCode ?? '',
    ...(order.customerType ? { customerType: order.customerType } : {}),
    items: order.cart.products.map(trackedItem),
  }
}
