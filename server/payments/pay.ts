import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenAttempt } from '#domain/attempt-states.ts'
import { type AttemptRow, findAttempt, lookAgain, moveAttempt } from '../stores/attempts.ts'
import { complete } from './complete.ts'
import { type Means, present } from './means.ts'
import { networkProblem } from './network-limit.ts'
import { apply, leaseMs, type Payments, settle, settleForGood } from './settle.ts'

/** Charges a started attempt and brings it to its order. When nobody knows what the provider did, neither do we say. */
export async function pay(payments: Payments, attempt: AttemptRow, means: Means | null): Promise<AttemptRow> {
  const { db, clock, gateway, fault } = payments
  if (attempt.state === 'approved' || means === null) return complete(payments, attempt.id)
  const problem = await networkProblem(db, attempt)
  if (problem) return reject(payments, attempt, problem)
  const answer = await present(gateway, attempt, means).catch(() => null)
  await fault?.('provider-called')
  if (answer) return apply(payments, attempt, answer, 'cancelled')
  await lookAgain(db, attempt, { isUnknown: true, checkAt: clock() })
  return findAttempt(db, attempt.id)
}

/** Ends an attempt the provider has not heard of. */
async function reject({ db }: Payments, { id }: AttemptRow, text: string): Promise<AttemptRow> {
  await moveAttempt(db, id, 'cancelled', { failure: { reason: null, showReason: false, messages: [text] } })
  return findAttempt(db, id)
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

/**
 * What the open attempt of an earlier submission means for a new one: its outcome when it became the order, or when it
 * waits for the same shopper with the same means of payment; null once it is closed and nothing was charged under it.
 * A page of the bank is never handed to a shopper who has chosen another card since.
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
