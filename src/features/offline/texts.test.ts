import { expect, it } from 'vitest'
import { returnText } from './return-notice.ts'
import { sizeText } from './storage-texts.ts'

it('reports the result of the pending changes once none is pending', () => {
  expect(returnText({ pending: 2, rejected: 0 }, true)).toBeNull()
  expect(returnText({ pending: 0, rejected: 0 }, true)).toBe('You are back online. Your cart has been sent.')
  expect(returnText({ pending: 0, rejected: 0 }, false)).toBe('You are back online.')
  expect(returnText({ pending: 0, rejected: 1 }, true)).toContain('One change needs you')
  expect(returnText({ pending: 0, rejected: 1 }, false)).toBe('You are back online.')
})

it('formats sizes for people', () => {
  expect([0, 999, 3_400_000, 34_000_000, 2e12].map(sizeText)).toEqual([
    '0 bytes',
    '999 bytes',
    '3.4 MB',
    '34 MB',
    '2.0 TB',
  ])
})
