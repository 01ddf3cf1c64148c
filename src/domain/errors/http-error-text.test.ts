import { expect, it } from 'vitest'
import { noResponseText, shopErrorText } from './http-error-text.ts'
import { staffErrorText } from './staff-error-text.ts'

const generalText = 'An error has occurred, please try again'

it('joins the messages of a 400, or says that an error has occurred [S1-8-04, S2-8-17]', () => {
  expect(shopErrorText({ status: 400, body: ['A', 'B'] })).toBe('A\nB')
  expect(shopErrorText({ status: 400, body: { errors: ['A', 'B'] } })).toBe('A\nB')
  expect(shopErrorText({ status: 400, body: ['A'] })).toBe('A')
  expect(shopErrorText({ status: 400, body: {} })).toBe(generalText)
  expect(shopErrorText({ status: 400 })).toBe(generalText)
})

it('has a text for 401, 403 and 404 [S1-8-05, S1-8-07, S1-8-08, S2-8-18, S2-8-19, S2-8-20]', () => {
  const body = { message: 'Own words' }
  expect(shopErrorText({ status: 401, body })).toBe('You are not authorised for this action')
  expect(shopErrorText({ status: 403, body })).toBe('permission denied for the resource')
  expect(shopErrorText({ status: 404, body })).toBe('The page you looking for does not exist, please try again')
})

it('says the same of every other status and of no answer at all [S1-8-09, S2-8-21]', () => {
  for (const status of [500, 503, 409, 418, null, undefined]) {
    expect(shopErrorText({ status, body: ['A'] })).toBe(generalText)
  }
})

it('reports as offline neither a device with a connection nor a missing chunk', () => {
  expect(noResponseText(new Error(), false)).toBe('You are offline. Try again when you are connected.')
  expect(noResponseText(new Error(), true)).toBe('No response from the shop. Check your connection and try again.')
  const missing = Object.assign(new Error('A part is missing'), { lacksPart: true })
  expect(noResponseText(missing, false)).toBe('A part is missing')
})

it('has a text of its own for each status in the staff tool [S1-8-10, S3-8-05, S3-8-06, S3-8-07, S3-8-08, S3-8-09]', () => {
  expect([400, 401, 403, 404, 500].map((status) => staffErrorText({ status, body: '' }))).toEqual([
    'Invalid request. Please check your input.',
    'Authentication required. Please log in again.',
    'You do not have permission to perform this action.',
    'The requested resource could not be found.',
    'A server error occurred. Please try again later.',
  ])
})

it('calls other statuses unexpected in the staff tool [S3-8-10]', () => {
  for (const status of [418, 503, null]) {
    expect(staffErrorText({ status })).toBe('An unexpected error occurred. Please try again later.')
  }
})

it('prefers the words of the server in the staff tool [S1-8-11, S3-8-11]', () => {
  expect(staffErrorText({ status: 400, body: 'Quote is closed' })).toBe('Quote is closed')
  expect(staffErrorText({ status: 500, body: { message: 'X' } })).toBe('X')
  expect(staffErrorText({ status: 500, body: '<h1>Bad gateway</h1>' })).toBe(
    'A server error occurred. Please try again later.',
  )
})
