import { millisecondsInDay } from 'date-fns/constants'
import type { Gateway } from '../provider/gateway.ts'
import { allGateways } from '../provider/gateways.ts'
import { type AttemptRow, dueAttempts, findAttemptsByReference, moveAttempt, scheduleCheck } from '../store/attempts.ts'
import { inMs, type Payments, patienceMs, settle, settleForGood } from './settle.ts'

type Log = { warn: (fields: object, text: string) => void }

const retryMs = 10_000
const slowRetryMs = 60_000
const hurryMs = 2 * 60_000
const reconciledMs = millisecondsInDay

/** Completes, closes or refunds attempts that a crash, a lost response or an absent shopper left open. */
export async function sweep(payments: Payments, log: Log) {
  for (const attempt of await dueAttempts(payments.db, payments.clock()))
    try {
      await bringOn(payments, attempt)
    } catch (error) {
      log.warn({ err: error, reference: attempt.reference }, 'a payment could not be settled and is tried again')
      await scheduleCheck(payments.db, attempt, { checkAt: inMs(payments.clock(), retryMs) })
    }
}

async function bringOn(payments: Payments, attempt: AttemptRow) {
  const now = payments.clock()
  const age = now.getTime() - attempt.createdAt.getTime()
  if (attempt.state !== 'pending') return settleForGood(payments, attempt, 'expired')
  if (age >= patienceMs(attempt)) return lastQuery(payments, attempt)
  const next = age > hurryMs ? slowRetryMs : retryMs
  // Set before the request, so that it is retried after a failure.
  await scheduleCheck(payments.db, attempt, { checkAt: inMs(now, next) })
  const settled = await settle(payments, attempt)
  if (settled.state === 'pending') await scheduleCheck(payments.db, settled, { checkAt: inMs(now, next) })
  return settled
}

/** A last-moment approval still becomes the order; otherwise the attempt is closed. */
async function lastQuery(payments: Payments, attempt: AttemptRow) {
  const last = await settle(payments, attempt).catch(() => attempt)
  return last.state === 'pending' ? settleForGood(payments, last, 'expired') : last
}

const ended: AttemptRow['state'][] = ['declined', 'cancelled', 'expired']

/** Compares with the list of charges of each provider. One that is down does not stop the others. */
export async function reconcile(payments: Payments, log: Log) {
  for (const gateway of allGateways(payments.gateways))
    await returnUnordered(payments, gateway, log).catch((error: unknown) =>
      log.warn({ err: error, gateway: gateway.name }, 'the charges of a provider could not be compared'),
    )
}

/** Refunds charges whose attempt failed. */
async function returnUnordered({ db, clock }: Payments, gateway: Gateway, log: Log) {
  const held = await gateway.chargedSince(new Date(clock().getTime() - reconciledMs))
  if (held.length === 0) return
  for (const attempt of await findAttemptsByReference(db, held)) {
    const isOwn = attempt.gateway === null || attempt.gateway === gateway.name
    if (!isOwn || !ended.includes(attempt.state)) continue
    log.warn({ reference: attempt.reference, state: attempt.state }, 'a charge without an order is returned')
    await moveAttempt(db, attempt.id, 'refunding', { failure: attempt.failure, checkAt: clock() })
  }
}
