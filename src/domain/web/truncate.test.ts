import { expect, it } from 'vitest'
import { firstCharacters, truncate, truncateLimits } from './truncate.ts'

it('cuts at 84 characters and adds one ellipsis character [S1-5-30]', () => {
  expect(truncate('x'.repeat(84))).toBe('x'.repeat(84))
  expect(truncate('x'.repeat(85))).toBe(`${'x'.repeat(84)}…`)
})

it('cuts product titles of the cart summary at 58 characters [S2-2-15]', () => {
  expect(truncateLimits.summaryTitle).toBe(58)
  expect(truncate('x'.repeat(58), truncateLimits.summaryTitle)).toBe('x'.repeat(58))
  expect(truncate('x'.repeat(59), truncateLimits.summaryTitle)).toBe(`${'x'.repeat(58)}…`)
})

it('cuts compare titles at 50 and reminder notes at 20 characters [S1-9-01, S1-2.3-06, S1-2.7-08]', () => {
  expect(truncate('x'.repeat(50), truncateLimits.compareTitle)).toBe('x'.repeat(50))
  expect(truncate('x'.repeat(51), truncateLimits.compareTitle)).toBe(`${'x'.repeat(50)}…`)
  expect(truncate('x'.repeat(70), truncateLimits.compareTitle)).toBe(`${'x'.repeat(50)}…`)
  expect(truncate('x'.repeat(30), truncateLimits.reminderNote)).toBe(`${'x'.repeat(20)}…`)
})

it('never cuts a character in half', () => {
  expect(truncate('🍳🍳🍳', 2)).toBe('🍳🍳…')
  expect(truncate('🍳🍳', 2)).toBe('🍳🍳')
  expect(firstCharacters('🍳🍳🍳', 2)).toBe('🍳🍳')
})
