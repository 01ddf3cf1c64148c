import { expect, it } from 'vitest'
import { errorMessages } from './error-messages.ts'

it('reads a list of messages in order [S3-5-12]', () => {
  expect(errorMessages(['A', 'B'])).toEqual(['A', 'B'])
  expect(errorMessages({ errors: ['A', 'B'] })).toEqual(['A', 'B'])
  expect(errorMessages({ messages: ['A', 'B'] })).toEqual(['A', 'B'])
})

it('reads a map of lists, and nothing from an empty list [S3-5-13]', () => {
  expect(errorMessages({ email: ['A', 'B'], phone: ['C'] })).toEqual(['A', 'B', 'C'])
  expect(errorMessages({ email: [], phone: ['C'] })).toEqual(['C'])
  expect(errorMessages({ errors: { email: ['A'] } })).toEqual(['A'])
})

it('reads the problem of the contract: its list, else its fields, else its message', () => {
  const problem = { code: 'invalid_request', message: 'M' }
  expect(errorMessages({ ...problem, errors: ['A'], fields: { email: ['B'] } })).toEqual(['A'])
  expect(errorMessages({ ...problem, errors: [], fields: { email: ['B'] } })).toEqual(['B'])
  expect(errorMessages(problem)).toEqual(['M'])
})

it('reads a bare text, and nothing from everything else', () => {
  expect(errorMessages('Quote is closed')).toEqual(['Quote is closed'])
  for (const body of [null, undefined, '', {}, [], 7, { type: 'error' }, [1, null]])
    expect(errorMessages(body)).toEqual([])
})

it('leaves out markup and pages of text', () => {
  expect(errorMessages('<html><body>Bad gateway</body></html>')).toEqual([])
  expect(errorMessages('x'.repeat(300))).toHaveLength(1)
  expect(errorMessages('   ')).toEqual([])
  expect(errorMessages(['x'.repeat(301), 'B', '<b>C</b>', 'D < E'])).toEqual(['B', 'D < E'])
})
