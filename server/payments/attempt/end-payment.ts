import { tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { writeEvent } from '../../webhooks/write-event.ts'
import { type AttemptRow, moveAttempt } from '../store/attempts.ts'

type Ending = { to: 'declined' | 'cancelled' | 'expired'; failure?: AttemptRow['failure'] }

/** Why a payment failed, in the words of the provider or of the shop. */
const reasonOf = (failure: AttemptRow['failure'] | undefined) => failure?.reason || failure?.messages.join(' ') || null

/** What the retailer's systems get of a payment that failed. */
export const failedPayment = ({ reference, amountCents, currency, plan }: AttemptRow) => ({
  reference,
  amountCents,
  currency,
  email: plan.email,
})

/** Ends an attempt without a charge, and reports it. */
export const endPayment = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, attempt: AttemptRow, { to, failure }: Ending) =>
  tx(db, async (transaction) => {
    const hasMoved = await moveAttempt(transaction, attempt.id, to, failure === undefined ? {} : { failure })
    if (!hasMoved) return
    await writeEvent(transaction, {
      brand: attempt.brand,
      name: 'payment.failed',
      data: { ...failedPayment(attempt), outcome: to, reason: reasonOf(failure) },
      now: clock(),
    })
  })
