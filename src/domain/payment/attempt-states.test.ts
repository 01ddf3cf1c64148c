import { describe, expect, it } from 'vitest'
import { attemptStates, attemptStatus, canMove, isOpenAttempt, sourcesOf } from './attempt-states.ts'

describe('a payment attempt', () => {
  it('can be charged only while it is open', () => {
    expect(sourcesOf('approved')).toEqual(['created', 'pending'])
  })

  it('becomes an order only after the money was taken', () => {
    expect(sourcesOf('completed')).toEqual(['approved'])
  })

  it('never leaves a completed order or a finished refund', () => {
    for (const to of attemptStates) {
      expect(canMove('completed', to)).toBe(false)
      expect(canMove('refunded', to)).toBe(false)
    }
  })

  it('sends money back from every end that is no order', () => {
    expect(sourcesOf('refunding')).toEqual(['approved', 'declined', 'cancelled', 'expired'])
  })

  it('blocks a second attempt exactly while created, pending or approved', () => {
    expect(attemptStates.filter(isOpenAttempt)).toEqual(['created', 'pending', 'approved'])
  })

  it('reads as one of the statuses of the polling call', () => {
    expect(attemptStates.map(attemptStatus)).toEqual([
      'Pending',
      'Pending',
      'Approved',
      'Approved',
      'Declined',
      'Cancelled',
      'Expired',
      'Cancelled',
      'Cancelled',
    ])
  })
})
