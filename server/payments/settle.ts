import type { AttemptState } from '#domain/attempt-states.ts'
import type { Deps } from '../deps.ts'
import { type AttemptRow, findAttempt, lookAgain, moveAttempt } from '../stores/attempts.ts'
import { complete } from './complete.ts'
import type { Gateway, GatewayAnswer } from './gateway.ts'

export type Payments = Pick<Deps, 'db' | 'clock' | 'fault'> & { gateway: Gateway; nextNumber: () => Promise<string> }

/** How long a charge may take before others look after the attempt: longer than the gateway's own time limit. */
export const leaseMs = 20_000
export const challengeMs = 30 * 60_000
const challengeCheckMs = 10_000

export const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Brings an attempt as far as it can go by what the provider says. Can be repeated at any time, by anybody. */
export async function settle(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const { state, reference } = attempt
  if (state === 'created' || state === 'pending')
    return apply(payments, attempt, await payments.gateway.find(reference))
  return finish(payments, attempt)
}

/** As `settle`, and where nothing was charged the attempt ends: the provider will take nothing for it any more. */
export async function settleForGood(payments: Payments, attempt: AttemptRow, as: Ending): Promise<AttemptRow> {
  const { state, reference } = attempt
  if (state === 'created' || state === 'pending')
    return apply(payments, attempt, await payments.gateway.close(reference), as)
  return finish(payments, attempt)
}

type Ending = 'cancelled' | 'expired'

/** Writes down what the provider answered, then does what follows from it. */
export async function apply(payments: Payments, attempt: AttemptRow, answer: GatewayAnswer, as: Ending = 'expired') {
  const { db, clock, fault } = payments
  const now = clock()
  const move = (to: AttemptState, facts: Parameters<typeof moveAttempt>[3] = {}) =>
    moveAttempt(db, attempt.id, to, facts)
  switch (answer.state) {
    case 'approved':
      await move('approved', { checkAt: now })
      break
    case 'declined':
      await move('declined', { failure: { reason: answer.reason, showReason: answer.showReason, messages: [] } })
      break
    case 'invalid':
      await move('declined', { failure: { reason: null, showReason: false, messages: answer.messages } })
      break
    case 'challenge': {
      const { htmlFormAction, htmlFormToPost } = answer
      await move('pending', { challenge: { htmlFormAction, htmlFormToPost }, checkAt: inMs(now, challengeCheckMs) })
      break
    }
    case 'cancelled':
      await move('cancelled')
      break
    case 'voided':
      await move(as)
      break
    case 'none':
      break
  }
  await fault?.('answer-saved')
  return finish(payments, await findAttempt(db, attempt.id))
}

/** What is left to do once the provider's answer is known: the order, or the way back of the money. */
async function finish(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const done = attempt.state === 'approved' ? await complete(payments, attempt.id) : attempt
  return done.state === 'refunding' ? refund(payments, done) : done
}

const refundRetryMs = 30_000

async function refund({ db, clock, gateway }: Payments, attempt: AttemptRow) {
  // Should the provider not answer, the sweep asks again.
  await lookAgain(db, attempt, { checkAt: inMs(clock(), refundRetryMs) })
  if (attempt.amountCents > 0) await gateway.refund(attempt.reference)
  await moveAttempt(db, attempt.id, 'refunded', { failure: attempt.failure })
  return findAttempt(db, attempt.id)
}
