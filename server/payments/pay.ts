import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenAttempt } from '#domain/attempt-states.ts'
import { type AttemptRow, findAttempt, lookAgain } from '../stores/attempts.ts'
import { complete } from './complete.ts'
import { type Means, present } from './means.ts'
import { apply, leaseMs, type Payments, settle, settleForGood } from './settle.ts'

/** Charges a started attempt and brings it to its order. When nobody knows what the provider did, neither do we say. */
export async function pay(payments: Payments, attempt: AttemptRow, means: Means | null): Promise<AttemptRow> {
  const { db, clock, gateway, fault } = payments
  if (attempt.state === 'approved' || means === null) return complete(payments, attempt.id)
  const answer = await present(gateway, attempt, means).catch(() => null)
  await fault?.('provider-called')
  if (answer) return apply(payments, attempt, answer, 'cancelled')
  await lookAgain(db, attempt, { isUnknown: true, checkAt: clock() })
  return findAttempt(db, attempt.id)
}

const pollMs = 100

/** Whether some request is charging this very moment. */
const isUnderWay = ({ state, isUnknown, checkAt }: AttemptRow, now: Date) =>
  state === 'created' && !isUnknown && checkAt !== null && checkAt > now

/** Waits until the request that started an attempt is done with it. */
async function whenIdle({ db, clock }: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  let current = attempt
  for (let waited = 0; waited < leaseMs && isUnderWay(current, clock()); waited += pollMs) {
    await sleep(pollMs)
    current = await findAttempt(db, attempt.id)
  }
  return current
}

/** The outcome of an attempt that another request started: waits for that request, or sees to it in its place. */
export async function outcomeOf(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const idle = await whenIdle(payments, attempt)
  if (!isOpenAttempt(idle.state)) return idle
  // Where somebody else has to act, an answer that was lost may have been the way there.
  const known = await settle(payments, idle)
  return known.state === 'created' ? settleForGood(payments, known, 'expired') : known
}

type Other = { attempt: AttemptRow; isNewPress: boolean; option: number }

/**
 * What another press's payment means for this one: its outcome when it was under way just now or became the order; null
 * when it came to nothing, so that this press may start its own.
 */
export async function outcomeOfOther(
  payments: Payments,
  { attempt, isNewPress, option }: Other,
): Promise<AttemptRow | null> {
  if (isUnderWay(attempt, payments.clock())) return outcomeOf(payments, attempt)
  // Only what waits for somebody else is pending: a bank, a page, a telephone.
  const isLeftForAnother = attempt.state === 'pending' && (isNewPress || attempt.option !== option)
  const settled = isLeftForAnother
    ? await settleForGood(payments, attempt, 'cancelled')
    : await outcomeOf(payments, attempt)
  return settled.state === 'pending' || settled.state === 'completed' ? settled : null
}
