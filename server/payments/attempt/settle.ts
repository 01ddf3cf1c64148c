import type { AttemptState } from '#domain/payment/attempt-states.ts'
import type { PaymentKind } from '#domain/payment/payment-methods.ts'
import { paymentKind } from '#domain/payment/payment-option.ts'
import type { Deps } from '../../deps.ts'
import type { GatewayResponse } from '../provider/gateway.ts'
import { type Gateways, gatewayOf } from '../provider/gateways.ts'
import { type AttemptRow, findAttempt, moveAttempt, scheduleCheck } from '../store/attempts.ts'
import { complete } from './complete.ts'
import { endPayment } from './end-payment.ts'

export type Payments = Pick<Deps, 'db' | 'clock' | 'fault'> & { gateways: Gateways; nextNumber: () => Promise<string> }

/** Lease of the charging request, before others settle the attempt: longer than the gateway's time limit. */
export const leaseMs = 20_000
const firstCheckMs = 10_000

const patience: Readonly<Partial<Record<PaymentKind, number>>> = {
  card: 30 * 60_000,
  // The page waits for 65 s; a later approval on the phone is still accepted [S2-C6].
  device: 90_000,
}
/** As long as hosted payment pages are valid. */
const hostedMs = 60 * 60_000

/** How long a payment waits for the shopper before it is closed, in milliseconds. */
export const patienceMs = ({ option }: Pick<AttemptRow, 'option'>) =>
  patience[paymentKind(option) ?? 'hosted'] ?? hostedMs

/** While the page polls a phone payment the sweep skips it. */
const deviceCheckMs = 70_000
const firstCheckOf = ({ option }: AttemptRow) => (paymentKind(option) === 'device' ? deviceCheckMs : firstCheckMs)

export const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Advances an attempt by the state at the provider. Safe to repeat at any time. */
export async function settle(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  return (await queryProvider(payments, attempt)).attempt
}

type Looked = { attempt: AttemptRow; heard: GatewayResponse | null }

/** As `settle`, and returns the provider's response if there was a request. */
export async function queryProvider(payments: Payments, attempt: AttemptRow): Promise<Looked> {
  if (attempt.state !== 'created' && attempt.state !== 'pending')
    return { attempt: await finish(payments, attempt), heard: null }
  const gateway = await gatewayOf(payments.gateways, attempt)
  const heard = await gateway.find(attempt.reference)
  return { attempt: await apply(payments, attempt, heard), heard }
}

/** As `settle`, and closes the attempt if nothing was charged: the provider then rejects later charges. */
export async function settleForGood(payments: Payments, attempt: AttemptRow, as: Ending): Promise<AttemptRow> {
  const { state, reference } = attempt
  if (state !== 'created' && state !== 'pending') return finish(payments, attempt)
  const gateway = await gatewayOf(payments.gateways, attempt)
  return apply(payments, attempt, await gateway.close(reference), as)
}

type Ending = 'cancelled' | 'expired'

/** Stores the provider's response and continues from it. */
export async function apply(
  payments: Payments,
  attempt: AttemptRow,
  response: GatewayResponse,
  as: Ending = 'expired',
): Promise<AttemptRow> {
  const { db, clock, fault } = payments
  const now = clock()
  const move = (to: AttemptState, changes: Parameters<typeof moveAttempt>[3] = {}) =>
    moveAttempt(db, attempt.id, to, changes)
  const end = (to: 'declined' | Ending, failure?: AttemptRow['failure']) =>
    endPayment(payments, attempt, { to, ...(failure === undefined ? {} : { failure }) })
  switch (response.state) {
    case 'approved':
      await move('approved', { checkAt: now })
      break
    case 'declined':
      await end('declined', { reason: response.reason, showReason: response.showReason, messages: [] })
      break
    case 'invalid':
      await end('declined', { reason: null, showReason: false, messages: response.messages })
      break
    case 'challenge': {
      const { htmlFormAction, htmlFormToPost } = response
      await move('pending', {
        challenge: { htmlFormAction, htmlFormToPost },
        checkAt: inMs(now, firstCheckOf(attempt)),
      })
      break
    }
    case 'redirect':
      await move('pending', { redirectUrl: response.url, checkAt: inMs(now, firstCheckOf(attempt)) })
      break
    case 'waiting':
      await move('pending', { checkAt: inMs(now, firstCheckOf(attempt)) })
      break
    case 'authorised':
      return apply(payments, attempt, await take(payments, attempt, response), as)
    case 'cancelled':
    case 'expired':
      await end(response.state, failureOf(response.reason))
      break
    case 'voided':
      await end(as)
      break
    case 'none':
    case 'unknown':
      break
  }
  await fault?.('answer-saved')
  return finish(payments, await findAttempt(db, attempt.id))
}

const failureOf = (reason: string | undefined) => (reason ? { reason, showReason: true, messages: [] } : null)

type Authorised = Extract<GatewayResponse, { state: 'authorised' }>

/** Captures the authorised amount if it matches the order; otherwise closes the payment [S2-C7]. */
async function take({ gateways, fault }: Payments, attempt: AttemptRow, agreed: Authorised): Promise<GatewayResponse> {
  const gateway = await gatewayOf(gateways, attempt)
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

/** Completes an approved attempt, or refunds it. */
async function finish(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const done = attempt.state === 'approved' ? await complete(payments, attempt.id) : attempt
  return done.state === 'refunding' ? refund(payments, done) : done
}

const refundRetryMs = 30_000

async function refund({ db, clock, gateways }: Payments, attempt: AttemptRow) {
  // If the request fails, the sweep retries it.
  await scheduleCheck(db, attempt, { checkAt: inMs(clock(), refundRetryMs) })
  if (attempt.amountCents > 0) await (await gatewayOf(gateways, attempt)).refund(attempt.reference)
  await moveAttempt(db, attempt.id, 'refunded', { failure: attempt.failure })
  return findAttempt(db, attempt.id)
}
