import type { contract } from '#contract/contract.ts'
import { attemptStatus, isOpenAttempt } from '#domain/payment/attempt-states.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { type Payments, queryProvider } from '../payments/attempt/settle.ts'
import type { GatewayResponse } from '../payments/provider/gateway.ts'
import { type AttemptRow, findAttemptByReference } from '../payments/store/attempts.ts'
import { endTexts, failureText } from './payment-response.ts'

export const silentProviderText = 'The payment provider did not answer'

/** The status of a payment, for its visitor only. Queries the provider while the outcome is unknown. */
export function paymentHandlers({ db }: Deps, payments: Payments | null): Handlers<typeof contract>['payment'] {
  return {
    status: async ({ query }, context) => {
      const visitorId = await context.visitor.find()
      const attempt = await findAttemptByReference(db, query.paymentReference)
      const isOwn =
        attempt?.visitorId === visitorId &&
        attempt?.cartId === query.cartId &&
        attempt.option === query.selectedPaymentOption &&
        attempt.brand === context.brand.key
      if (!attempt || !isOwn) throw notFound()
      const { attempt: current, heard } = await present(payments, attempt)
      // The provider no longer knows the payment.
      if (current.state === 'pending' && heard?.state === 'none') throw notFound()
      return {
        paymentStatus: heard?.state === 'unknown' ? 'Unknown' : attemptStatus(current.state),
        message: messageOf(current),
        ...(current.state === 'completed' ? { orderCompleted: true } : {}),
      }
    },
  }
}

type Present = { attempt: AttemptRow; heard: GatewayResponse | null }

/**
 * Queries the provider while the outcome is open. Responds 503 when the provider does not respond, so the page polls
 * again.
 */
async function present(payments: Payments | null, attempt: AttemptRow): Promise<Present> {
  if (!payments || !isOpenAttempt(attempt.state)) return { attempt, heard: null }
  return queryProvider(payments, attempt).catch((cause: unknown) => {
    throw Object.assign(new HttpError('unavailable', silentProviderText), { cause })
  })
}

function messageOf(attempt: AttemptRow): string {
  const text = failureText(attempt)
  switch (attempt.state) {
    case 'declined':
      return text ?? endTexts.declined
    case 'cancelled':
      return text ?? endTexts.cancelled
    case 'expired':
      return text ?? endTexts.expired
    case 'refunding':
    case 'refunded':
      return text ?? endTexts.returned
    default:
      return ''
  }
}
