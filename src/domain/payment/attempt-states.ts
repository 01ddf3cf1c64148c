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
 * The states of a payment: created before the request to the provider, pending while the bank or shopper must act,
 * approved when charged, completed when the order is placed. A charge without an order is refunded.
 */
export type AttemptState = (typeof attemptStates)[number]

// A declined or ended payment that turns out to be charged can only be refunded.
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

/** The states that may change to `to`, for a compare-and-set. */
export function sourcesOf(to: AttemptState): AttemptState[] {
  return attemptStates.filter((from) => canMove(from, to))
}

/** A cart has at most one open attempt. */
export const openAttemptStates: readonly AttemptState[] = ['created', 'pending', 'approved']

export const isOpenAttempt = (state: AttemptState): boolean => openAttemptStates.includes(state)

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
