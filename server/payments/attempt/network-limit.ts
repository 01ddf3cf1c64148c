import { millisecondsInHour } from 'date-fns/constants'
import { paymentKind } from '#domain/payment/payment-option.ts'
import type { Db } from '../../database/database.ts'
import { type AttemptRow, othersOfNetwork } from '../store/attempts.ts'

const windowMs = millisecondsInHour

/** Limits per network. Stolen cards are tried by the dozen; a busy showroom has a few declined cards an hour. */
export const networkLimits = {
  /** Declined and undecided card payments per hour. Approved ones do not count. */
  declined: 10,
  /** Concurrent open payments: each holds stock, so abandoned ones could block the last pieces. */
  open: 20,
} as const

export const declinedText =
  'Too many cards were declined from your network. Please try again in an hour, pay another way or call us.'
export const busyText =
  'Too many payments are under way from your network. Please try again in a few minutes or call us.'

/**
 * Why a network may not start this payment; null if it may. The attempt is committed before counting, so concurrent
 * attempts count each other and no burst passes the limits.
 */
export async function networkProblem(db: Db, attempt: AttemptRow): Promise<string | null> {
  const { id, network, createdAt } = attempt
  if (network === null) return null
  const since = new Date(createdAt.getTime() - windowMs)
  const { declinedCards, undecidedCards, open } = await othersOfNetwork(db, { id, network }, since)
  if (open >= networkLimits.open) return busyText
  if (paymentKind(attempt.option) !== 'card') return null
  if (declinedCards >= networkLimits.declined) return declinedText
  return declinedCards + undecidedCards >= networkLimits.declined ? busyText : null
}
