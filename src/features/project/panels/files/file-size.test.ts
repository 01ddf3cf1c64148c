import { expect, it } from 'vitest'
import { sizeText } from './file-size.ts'

it('shows a file size of at least 1 KB and in MB from 1,000 KB', () => {
  expect([12, 860_160, 1_023_999, 1_024_000, 2_202_010].map(sizeText)).toEqual([
    '1 KB',
    '840 KB',
    '1000 KB',
    '1.0 MB',
    '2.1 MB',
  ])
})
