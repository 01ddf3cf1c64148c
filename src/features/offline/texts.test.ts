import { expect, it } from 'vitest'
import { returnText } from './return-notice.ts'

it('reports the result of the pending changes once none is pending', () => {
  expect(returnText({ pending: 2, rejected: 0 }, true)).toBeNull()
  expect(returnText({ pending: 0, rejected: 0 }, true)).toBe('You are back online. Your cart has been sent.')
  expect(returnText({ pending: 0, rejected: 0 }, false)).toBe('You are back online.')
  expect(returnText({ pending: 0, rejected: 1 }, true)).toContain('One change needs you')
  expect(returnText({ pending: 0, rejected: 1 }, false)).toBe('You are back online.')
})
