import { expect, it } from 'vitest'
import { cartErrorText, lineGoneText } from './cart-error.ts'

it('returns the first message of the list [S3-8-01]', () => {
  expect(cartErrorText({ errors: ['A', 'B'] })).toBe('A')
})

it('reports a failure without messages as unknown [S3-8-02]', () => {
  for (const body of [undefined, '', {}, { errors: [] }]) {
    expect(cartErrorText(body)).toBe('An unknown error occurred, please try again later')
  }
})

it('has a text for a line that is gone [S3-8-03]', () => {
  expect(lineGoneText).toBe('Something went wrong. Please try again.')
})
