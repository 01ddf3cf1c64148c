import { expect, it } from 'vitest'
import {
  paymentPolling,
  paymentStatuses,
  paymentTimeoutText,
  paymentWaitTexts,
  pollStep,
  pollStepAfterFailure,
  readPaymentStatus,
} from './payment-status.ts'

it('handles each of the six statuses [S2-3-43]', () => {
  expect(paymentStatuses).toEqual(['Pending', 'Approved', 'Declined', 'Cancelled', 'Expired', 'Unknown'])
  expect(paymentStatuses.map(pollStep)).toEqual(['wait', 'complete', 'stop', 'stop', 'stop', 'wait'])
})

it('reads a status by name and by number', () => {
  expect(paymentStatuses.map(readPaymentStatus)).toEqual(paymentStatuses)
  expect([0, 1, 5].map(readPaymentStatus)).toEqual(['Pending', 'Approved', 'Unknown'])
  expect(['approved', 9, -1, null, undefined].map(readPaymentStatus)).toEqual(Array(5).fill('Unknown'))
})

it('waits through 5xx and stops at any other error [S2-4-19, S2-4-20]', () => {
  expect([500, 503, 599].map(pollStepAfterFailure)).toEqual(['wait', 'wait', 'wait'])
  expect([400, 401, 404, 409].map(pollStepAfterFailure)).toEqual(['stop', 'stop', 'stop', 'stop'])
  expect(pollStepAfterFailure(null)).toBe('stop')
})

it('asks every 2 s for 65 s [S2-9-08]', () => {
  expect(paymentPolling).toEqual({ everyMs: 2000, timeoutMs: 65_000, timeoutCode: 408, leaveWaitMs: 200 })
  expect(paymentTimeoutText('R-1')).toBe(
    'There has been an error processing your order, please contact our support team. Order reference : R-1',
  )
})

it('has the words of waiting and cancelling [S2-2-36, S2-4-22]', () => {
  expect(paymentWaitTexts).toEqual({
    title: 'Waiting for customer to confirm in their Zip app',
    note: 'Please do not refresh the page',
    cancelled: 'The transaction was canceled',
  })
})
