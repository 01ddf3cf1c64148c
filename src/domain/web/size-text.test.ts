import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it('formats sizes for people', () => {
  expect([0, 999, 86_016, 3_400_000, 34_000_000, 2e12].map(sizeText)).toEqual([
    '0 bytes',
    '999 bytes',
    '86 KB',
    '3.4 MB',
    '34 MB',
    '2.0 TB',
  ])
})
