import type { CartProduct } from '#contract/checkout/cart.ts'
import { conversionCurrency } from '#domain/location/country.ts'
import { type Cents, toCents } from '#domain/money/money.ts'
import { paymentMethods, paymentOptions } from '#domain/payment/payment-methods.ts'
import { amountText, analyticsTax, type TrackedOrder, trackedItem } from './tracking.ts'

/** The code an order is tracked by [S2-A-04]. Paid by nothing: an account order where there was something to pay, else free. */
export function paymentCode(record: string, revenueCents: Cents): number {
  const method = Object.values(paymentMethods).find((known) => known.record === record && known.kind !== 'account')
  return method?.bit ?? (revenueCents > 0 ? paymentOptions.CRAccount : paymentOptions.Default)
}

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
