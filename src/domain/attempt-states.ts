import type { PaymentStatus } from './payment-status.ts'

export const attemptStates = [
  'created',
  'pending',
  'approved',
  'completed',
  'declined',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const

/**
 * The life of one payment: created before the provider is asked, pending while somebody else has to act, approved when
 * money was taken, completed when the order stands. Money that came for nothing goes back: refunding, refunded.
 */
export type AttemptState = (typeof attemptStates)[number]

// A refused or ended payment that turns out to be charged after all still has one way to go: back to the shopper.
const moves: Record<AttemptState, readonly AttemptState[]> = {
  created: ['pending', 'approved', 'declined', 'cancelled', 'expired'],
  pending: ['approved', 'declined', 'cancelled', 'expired'],
  approved: ['completed', 'refunding'],
  completed: [],
  declined: ['refunding'],
  cancelled: ['refunding'],
  expired: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
}

export function canMove(from: AttemptState, to: AttemptState): boolean {
  return moves[from].includes(to)
}

/** The states from which a move into `to` is allowed: what a compare-and-set compares with. */
export function sourcesOf(to: AttemptState): AttemptState[] {
  return attemptStates.filter((from) => canMove(from, to))
}

/** While an attempt is open its cart can have no other. */
export function isOpenAttempt(state: AttemptState): boolean {
  return state === 'created' || state === 'pending' || state === 'approved'
}

const statuses: Record<AttemptState, PaymentStatus> = {
  created: 'Pending',
  pending: 'Pending',
  approved: 'Approved',
  completed: 'Approved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunding: 'Cancelled',
  refunded: 'Cancelled',
}

export function attemptStatus(state: AttemptState): PaymentStatus {
  return statuses[state]
}
