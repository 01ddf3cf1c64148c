import { expect, it } from 'vitest'
import { logDays } from './log-days.ts'

const entryAt = (day: number, hour: number, year = 2026) => ({ timestamp: new Date(year, 10, day, hour).toISOString() })

it('puts changes under their days, today by that name and another year with its number', () => {
  const entries = [entryAt(20, 10), entryAt(20, 9), entryAt(18, 16), entryAt(18, 16, 2025)]
  const days = logDays(entries, new Date(2026, 10, 20, 23, 59))
  expect(days.map(({ day, entries: own }) => [day, own.length])).toEqual([
    ['Today', 2],
    ['Wednesday 18 November', 1],
    ['Tuesday 18 November 2025', 1],
  ])
  expect(days[0]?.entries).toEqual(entries.slice(0, 2))
  expect(logDays([], new Date())).toEqual([])
})
