import type { AttemptState } from '#domain/attempt-states.ts'
import { paymentOptions } from '#domain/payment-option.ts'
import type { Deps } from '../deps.ts'
import { type AttemptRow, findAttempt, lookAgain, moveAttempt } from '../stores/attempts.ts'
import { complete } from './complete.ts'
import type { Gateway, GatewayAnswer } from './gateway.ts'

export type Payments = Pick<Deps, 'db' | 'clock' | 'fault'> & { gateway: Gateway; nextNumber: () => Promise<string> }

/** How long a charge may take before others look after the attempt: longer than the gateway's own time limit. */
export const leaseMs = 20_000
const firstCheckMs = 10_000

const patience: Readonly<Record<number, number>> = {
  [paymentOptions.Default]: 30 * 60_000,
  // The page shows for 65 s that it waits; who picks up the telephone after that is still served [S2-C6].
  [paymentOptions.ZipInStore]: 90_000,
}
/** As long as the providers' pages can be used. */
const hostedMs = 60 * 60_000

/** How long a payment waits for somebody else before it is closed, in milliseconds. */
export const patienceMs = ({ option }: Pick<AttemptRow, 'option'>) => patience[option] ?? hostedMs

/** While the page asks a telephone itself the sweep keeps away, and looks on once the page has given up. */
const deviceCheckMs = 70_000
const firstCheckOf = ({ option }: AttemptRow) => (option === paymentOptions.ZipInStore ? deviceCheckMs : firstCheckMs)

export const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Brings an attempt as far as it can go by what the provider says. Can be repeated at any time, by anybody. */
export async function settle(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  return (await look(payments, attempt)).attempt
}

type Looked = { attempt: AttemptRow; heard: GatewayAnswer | null }

/** As `settle`, with what the provider said where it had to be asked. */
export async function look(payments: Payments, attempt: AttemptRow): Promise<Looked> {
  if (attempt.state !== 'created' && attempt.state !== 'pending')
    return { attempt: await finish(payments, attempt), heard: null }
  const heard = await payments.gateway.find(attempt.reference)
  return { attempt: await apply(payments, attempt, heard), heard }
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
export async function apply(
  payments: Payments,
  attempt: AttemptRow,
  answer: GatewayAnswer,
  as: Ending = 'expired',
): Promise<AttemptRow> {
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
      await move('pending', {
        challenge: { htmlFormAction, htmlFormToPost },
        checkAt: inMs(now, firstCheckOf(attempt)),
      })
      break
    }
    case 'redirect':
      await move('pending', { redirectUrl: answer.url, checkAt: inMs(now, firstCheckOf(attempt)) })
      break
    case 'waiting':
      await move('pending', { checkAt: inMs(now, firstCheckOf(attempt)) })
      break
    case 'authorised':
      return apply(payments, attempt, await take(payments, attempt, answer), as)
    case 'cancelled':
    case 'expired':
      await move(answer.state, { failure: told(answer.reason) })
      break
    case 'voided':
      await move(as)
      break
    case 'none':
    case 'unknown':
      break
  }
  await fault?.('answer-saved')
  return finish(payments, await findAttempt(db, attempt.id))
}

const told = (reason: string | undefined) => (reason ? { reason, showReason: true, messages: [] } : null)

type Authorised = Extract<GatewayAnswer, { state: 'authorised' }>

/** Takes the money the shopper agreed to, if it is the sum of this order; anything else is given up [S2-C7]. */
async function take({ gateway, fault }: Payments, attempt: AttemptRow, agreed: Authorised): Promise<GatewayAnswer> {
  const isRight =
    agreed.merchantOrder === attempt.cartId &&
    agreed.amountCents === attempt.amountCents &&
    agreed.currency === attempt.currency
  if (!isRight) {
    await gateway.close(attempt.reference)
    return { state: 'declined', reason: null, showReason: false }
  }
  const taken = await gateway.capture(attempt.reference)
  await fault?.('captured')
  return taken
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
