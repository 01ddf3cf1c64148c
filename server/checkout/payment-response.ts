import type { CheckoutAnswer } from '#contract/checkout/checkout.ts'
import { unfinishedPaymentText } from '#domain/payment/payment-status.ts'
import { HttpError } from '../http/request/errors.ts'
import type { AttemptRow } from '../payments/store/attempts.ts'
import { invalidOrder } from './checkout-body.ts'

export const endTexts = {
  declined: 'Your payment was declined',
  cancelled: unfinishedPaymentText,
  expired: 'The payment did not go through and nothing was charged. Please try again.',
  returned: 'Your order could not be placed. Your payment is being returned.',
} as const

export const completedResponse = (cartId: string): CheckoutAnswer => ({ orderCompleted: true, success: true, cartId })

/** The part of the failure reason that the shopper may see. */
export const failureText = ({ failure }: AttemptRow): string | null =>
  failure?.messages[0] ?? (failure?.showReason ? failure.reason : null)

/**
 * The response to a checkout for an attempt: 400 when the shopper can correct it, 401 when the bank declined, 500 when
 * the outcome is unknown.
 */
export function checkoutResponse(attempt: AttemptRow): CheckoutAnswer {
  const { state, cartId, reference: paymentReference, challenge, redirectUrl } = attempt
  switch (state) {
    case 'completed':
      return { ...completedResponse(cartId), paymentReference }
    case 'pending':
      if (challenge) return { success: true, cartId, paymentReference, secure3DResponse: challenge }
      // Without a redirect, the provider asked the shopper on a phone: the page polls the status.
      return { success: true, cartId, paymentReference, ...(redirectUrl ? { redirectUrl } : {}) }
    case 'declined':
      throw declinedError(attempt)
    case 'cancelled':
      throw invalidOrder(failureText(attempt) ?? endTexts.cancelled)
    case 'expired':
      throw invalidOrder(failureText(attempt) ?? endTexts.expired)
    case 'refunding':
    case 'refunded':
      throw invalidOrder(failureText(attempt) ?? endTexts.returned)
    default:
      throw unknownOutcome()
  }
}

function declinedError({ failure, reference: paymentReference }: AttemptRow) {
  const [first, ...more] = failure?.messages ?? []
  if (first) return invalidOrder(first, ...more)
  const problem = { code: 'payment_refused', message: endTexts.declined }
  const why = { refusalReason: failure?.reason ?? null, showRefusalReason: failure?.showReason ?? false }
  return new HttpError('payment_refused', problem.message, {}, { ...problem, ...why, paymentReference })
}

const unknownOutcome = () => new HttpError('unexpected', 'We do not know yet whether your payment went through')
