import { expect, it } from 'vitest'
import { searchErrorLog } from './search-error.ts'

it('logs the message, else status and text, else Server error [S3-8-35]', () => {
  expect(searchErrorLog({ message: 'X', status: 500, statusText: 'Down' })).toBe('X')
  expect(searchErrorLog({ status: 503, statusText: 'Down' })).toBe('503 - Down')
  expect(searchErrorLog({})).toBe('Server error')
})
