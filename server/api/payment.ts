import type { contract } from '#contract/contract.ts'
import { attemptStatus, isOpenAttempt } from '#domain/attempt-states.ts'
import type { Deps } from '../deps.ts'
import { type Payments, settle } from '../payments/settle.ts'
import { type AttemptRow, findAttemptByReference } from '../stores/attempts.ts'
import { notFound } from './call-refusal.ts'
import { endTexts } from './payment-answer.ts'
import type { Handlers } from './serve.ts'

/** How a payment stands; asks the provider while nobody knows. Only for the visitor whose payment it is. */
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
      const current = payments && isOpenAttempt(attempt.state) ? await settle(payments, attempt) : attempt
      return {
        paymentStatus: attemptStatus(current.state),
        message: messageOf(current),
        ...(current.state === 'completed' ? { orderCompleted: true } : {}),
      }
    },
  }
}

function messageOf({ state, failure }: AttemptRow): string {
  const told = failure?.messages[0] ?? (failure?.showReason ? failure.reason : null)
  switch (state) {
    case 'declined':
      return told ?? endTexts.declined
    case 'cancelled':
      return endTexts.cancelled
    case 'expired':
      return endTexts.expired
    case 'refunding':
    case 'refunded':
      return told ?? endTexts.returned
    default:
      return ''
  }
}
