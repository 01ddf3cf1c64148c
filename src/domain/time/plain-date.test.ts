import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addYear, compareDates, isoDate, slashDate } from './date-math.ts'
import {
  dayText,
  fullDate,
  localDate,
  monthTitle,
  type PlainDate,
  readIsoDate,
  shortDate,
  shortDayText,
  weekdayIndex,
} from './plain-date.ts'

it('counts weekdays from Monday 0 to Sunday 6 [S1-9-19]', () => {
  expect(weekdayIndex([2025, 3, 3])).toBe(0)
  expect(weekdayIndex([2025, 3, 1])).toBe(5)
  expect(weekdayIndex([2025, 3, 2])).toBe(6)
  expect(weekdayIndex([1969, 12, 28])).toBe(6)
})

it('adds days over the ends of months and years', () => {
  expect(addDays([2025, 1, 20], 21)).toEqual([2025, 2, 10])
  expect(addDays([2024, 2, 28], 1)).toEqual([2024, 2, 29])
  expect(addDays([2025, 12, 31], 1)).toEqual([2026, 1, 1])
  expect(addDays([2025, 3, 1], -1)).toEqual([2025, 2, 28])
  expect(addYear([2024, 2, 29])).toEqual([2025, 2, 28])
  expect([addYear([2025, 2, 10]), addYear([2025, 3, 29])]).toEqual([
    [2026, 2, 10],
    [2026, 3, 29],
  ])
})

it('reads only days that the calendar has', () => {
  expect(readIsoDate('2025-03-31')).toEqual([2025, 3, 31])
  expect(readIsoDate('2025-03-31T23:59:59+11:00')).toEqual([2025, 3, 31])
  expect([null, undefined, '', 'soon', '2025-02-29', '2025-13-01', '2025-03-311'].map(readIsoDate)).toEqual(
    Array(7).fill(null),
  )
})

it('preserves any day through formatting, parsing and comparing', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays([1990, 1, 1], count))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 900 }), (date: PlainDate, count) => {
      expect(readIsoDate(isoDate(date))).toEqual(date)
      expect(compareDates(addDays(date, count), date)).toBe(count)
    }),
  )
})

it('writes each format as it is named', () => {
  expect(slashDate([2025, 3, 31])).toBe('31/03/2025')
  expect(monthTitle([2025, 3])).toBe('March, 2025')
  expect(monthTitle([2025, 12])).toBe('December, 2025')
  expect(dayText([2026, 11, 23])).toBe('Monday 23 November')
  expect(shortDayText([2026, 11, 23])).toBe('Mon 23 Nov')
  expect(shortDate([2026, 12, 14])).toBe('14 Dec')
  expect(fullDate([2026, 12, 14])).toBe('14 Dec 2026')
})

it('takes the local day of a moment, late in the evening too', () => {
  expect(localDate(new Date(2025, 2, 5, 23, 59))).toEqual([2025, 3, 5])
})
