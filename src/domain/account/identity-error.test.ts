import { expect, it } from 'vitest'
import { cancelledPaymentText, identityErrorText, invalidLoginText } from './identity-error.ts'

it('shows a general text when the response has no message [S1-8-12, S2-8-01]', () => {
  expect(identityErrorText({ status: 500 })).toBe('Something has gone wrong, Please try again.')
  expect(identityErrorText({ status: 400, body: {} })).toBe('Something has gone wrong, Please try again.')
})

it('joins its messages with blank lines [S1-8-13, S2-8-02]', () => {
  expect(identityErrorText({ status: 400, body: ['A', 'B'] })).toBe('A\n\nB')
  expect(identityErrorText({ status: 400, body: { errors: ['A', 'B'] } })).toBe('A\n\nB')
})

it('says that the service is unavailable for the type error and for no answer [S1-8-14, S2-8-03]', () => {
  const text = 'Service currently unavailable. Please try again later'
  expect(identityErrorText({ status: 503, body: { type: 'error' } })).toBe(text)
  expect(identityErrorText({ status: null })).toBe(text)
  expect(identityErrorText({})).toBe(text)
})

it('has its own words for a cancelled payment [S2-2-53, S2-8-15]', () => {
  expect(cancelledPaymentText).toBe("You've cancelled your payment.")
})

it('reports a change without a sign-in as Invalid login', () => {
  expect(invalidLoginText).toBe('Invalid login')
})
