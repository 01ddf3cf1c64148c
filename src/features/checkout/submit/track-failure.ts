import type { CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { CheckoutError } from '#domain/checkout/checkout-error.ts'
import { toCents } from '#domain/money/money.ts'
import { paymentRecord } from '#domain/payment/payment-option.ts'
import { amountText, trackedItem } from '#domain/tracking/tracking.ts'
import { track } from '#lib/tracking/data-layer.ts'

export type FailedOrder = { error: CheckoutError; cause: unknown; body: CheckoutRequest; cart: CheckoutView['cart'] }

/** Tracks a failed submission [S2-8-24]. Without an order its id is the payment's reference, else the cart's id. */
export function trackFailedOrder({ error, cause, body, cart }: FailedOrder) {
  const { errorMessages, refusalReason, errorCode } = error
  const reference = cause instanceof ApiError ? cause.problem.paymentReference : undefined
  track('checkoutFailed', {
    message: errorMessages[0] ?? '',
    paymentMethod: paymentRecord(body.selectedPaymentOption),
    reason: refusalReason ?? String(errorCode),
    orderId: reference || body.cartId,
    total: amountText(toCents(body.cart.orderTotal)),
    discount: amountText(toCents(cart.discount ?? 0)),
    coupon: body.cart.couponCode ?? '',
    products: cart.products.map(trackedItem),
  })
}
