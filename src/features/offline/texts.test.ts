import { expect, it } from 'vitest'
import { returnText } from './return-notice.ts'

it('reports the result of the pending changes once none is pending', () => {
  expect(returnText({ pending: 2, rejected: 0 }, true, 'Cart')).toBeNull()
  expect(returnText({ pending: 0, rejected: 0 }, true, 'Cart')).toBe('You are back online. Your cart has been sent.')
  expect(returnText({ pending: 0, rejected: 0 }, false, 'Cart')).toBe('You are back online.')
  expect(returnText({ pending: 0, rejected: 1 }, true, 'Project')).toContain(
    'One change needs you. Check your project.',
  )
  expect(returnText({ pending: 0, rejected: 1 }, false, 'Cart')).toBe('You are back online.')
})
