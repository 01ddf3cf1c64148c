import { expect, it } from 'vitest'
import { asOf, seenText } from './seen-time.ts'

const time = (text: string) => new Date(text).getTime()
const now = time('2026-11-20T14:30:00')

it('formats the time something was seen', () => {
  expect(seenText(time('2026-11-20T14:14:00'), now)).toBe('today, 2:14 pm')
  expect(seenText(time('2026-11-20T00:01:00'), now)).toBe('today, 12:01 am')
  expect(seenText(time('2026-11-19T23:59:00'), now)).toBe('yesterday, 11:59 pm')
  expect(seenText(time('2026-11-16T09:05:00'), now)).toBe('Monday 16 November, 9:05 am')
})

it('uses the oldest item as the age of the page, and shows none for recent data', () => {
  expect(asOf([now - 60_000, now - 3 * 60_000], now)).toBe(now - 3 * 60_000)
  expect(asOf([now - 179_999], now)).toBeNull()
  expect(asOf([], now)).toBeNull()
  expect(asOf([0, now], now)).toBeNull()
})
