import { expect, it } from 'vitest'
import { suggestionCount, suggestionCounts } from './suggestion-count.ts'

it('shows 4 or 3 products on narrow screens and 8 or 6 on wide ones [S1-9-11] [S1-1-09]', () => {
  const count = (isWide: boolean, manySuggestions: boolean) => suggestionCount({ isWide }, { manySuggestions })
  expect([count(false, true), count(false, false), count(true, true), count(true, false)]).toEqual([4, 3, 8, 6])
})

it('requests as many suggestions as it shows [S3-7-03]', () => {
  const few = { manySuggestions: false }
  expect(suggestionCounts({ isWide: true }, few)).toEqual({ products: 6, terms: 2, limit: 8 })
  expect(suggestionCounts({ isWide: false }, few)).toEqual({ products: 3, terms: 1, limit: 4 })
})
