import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenAttempt } from '#domain/payment/attempt-states.ts'
import { gatewayOf } from '../provider/gateways.ts'
import { type Means, present } from '../provider/payment-means.ts'
import { type AttemptRow, findAttempt, scheduleCheck } from '../store/attempts.ts'
import { complete } from './complete.ts'
import { endPayment } from './end-payment.ts'
import { networkProblem } from './network-limit.ts'
import { apply, leaseMs, type Payments, settle, settleForGood } from './settle.ts'

/** Charges a started attempt and creates its order. Without a response of the provider the outcome stays unknown. */
export async function pay(payments: Payments, attempt: AttemptRow, method: Means | null): Promise<AttemptRow> {
  const { db, clock, gateways, fault } = payments
  if (attempt.state === 'approved' || method === null) return complete(payments, attempt.id)
  const problem = await networkProblem(db, attempt)
  if (problem) return reject(payments, attempt, problem)
  const gateway = await gatewayOf(gateways, attempt)
  const response = await present(gateway, attempt, method).catch(() => null)
  await fault?.('provider-called')
  if (response) return apply(payments, attempt, response, 'cancelled')
  await scheduleCheck(db, attempt, { isUnknown: true, checkAt: clock() })
  return findAttempt(db, attempt.id)
}

/** Ends an attempt that was not sent to the provider. */
async function reject(payments: Payments, attempt: AttemptRow, text: string): Promise<AttemptRow> {
  await endPayment(payments, attempt, {
    to: 'cancelled',
    failure: { reason: null, showReason: false, messages: [text] },
  })
  return findAttempt(payments.db, attempt.id)
}

const pollMs = 100

/** Whether another request is charging it now. */
const isUnderWay = ({ state, isUnknown, checkAt }: AttemptRow, now: Date) =>
  state === 'created' && !isUnknown && checkAt !== null && checkAt > now

/** Waits until the request that started the attempt has finished. */
async function whenIdle({ db, clock }: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  let current = attempt
  for (let waited = 0; waited < leaseMs && isUnderWay(current, clock()); waited += pollMs) {
    await sleep(pollMs)
    current = await findAttempt(db, attempt.id)
  }
  return current
}

/** The outcome of an attempt of another request: waits for that request, or settles the attempt. */
export async function outcomeOf(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const idle = await whenIdle(payments, attempt)
  if (!isOpenAttempt(idle.state)) return idle
  // With a challenge or redirect, the lost response may have contained its URL.
  const known = await settle(payments, idle)
  return known.state === 'created' ? settleForGood(payments, known, 'expired') : known
}

/**
 * The outcome of an earlier open attempt for a new submission: its state if it is completed, or pending with the same
 * payment details; null once closed without a charge.
 */
export async function outcomeOfOther(
  payments: Payments,
  attempt: AttemptRow,
  { isRepeat }: { isRepeat: boolean },
): Promise<AttemptRow | null> {
  const idle = await whenIdle(payments, attempt)
  const isAbandoned = ({ state }: AttemptRow) => state === 'pending' && !isRepeat
  const known = isAbandoned(idle) ? idle : await outcomeOf(payments, idle)
  const ended = isAbandoned(known) ? await settleForGood(payments, known, 'cancelled') : known
  return ended.state === 'pending' || ended.state === 'completed' ? ended : null
}
