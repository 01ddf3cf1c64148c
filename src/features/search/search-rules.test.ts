import { expect, it } from 'vitest'
import { suggestionCount } from './rules/suggestion-count.ts'
import { nextOption } from './search-keys.ts'

it('shows 4 or 3 products on narrow screens and 8 or 6 on wide ones [S1-9-11] [S1-1-09]', () => {
  const counts = (manySuggestions: boolean) =>
    [false, true].map((isWide) => suggestionCount({ isWide }, { manySuggestions }))
  expect(counts(true)).toEqual([4, 8])
  expect(counts(false)).toEqual([3, 6])
})

it('goes round the options, past the field itself', () => {
  expect(nextOption(-1, 'ArrowDown', 2)).toBe(0)
  expect(nextOption(1, 'ArrowDown', 2)).toBe(-1)
  expect(nextOption(-1, 'ArrowUp', 2)).toBe(1)
  expect(nextOption(-1, 'ArrowDown', 0)).toBe(-1)
})
