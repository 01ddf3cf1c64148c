import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMonths, calendarDayName, calendarMonth, dayLabel, type Month } from './calendar-month.ts'
import { weekdayIndex } from './plain-date.ts'

const view = {
  month: [2025, 3] as Month,
  today: [2025, 3, 5] as [number, number, number],
  dates: [],
  selected: null,
}
const cell = (days: ReturnType<typeof calendarMonth>['days'], month: number, day: number) =>
  days.find(({ date }) => date[1] === month && date[2] === day)

it('is titled MMMM, yyyy [S1-2.9-01, S2-2-37]', () => {
  expect(calendarMonth(view).title).toBe('March, 2025')
})

it('puts every date under its weekday, Monday first [S1-2.9-03, S2-2-39, S2-2-40]', () => {
  const { days } = calendarMonth(view)
  expect(days).toHaveLength(42)
  expect(days[0]?.date).toEqual([2025, 2, 24])
  expect(days[5]?.date).toEqual([2025, 3, 1])
  expect(days[41]?.date).toEqual([2025, 4, 6])
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const cells = calendarMonth({ ...view, month: [year, month] }).days
      expect(cells.every(({ date }, index) => weekdayIndex(date) === index % 7)).toBe(true)
      expect(cells.filter((day) => day.isViewedMonth)).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate())
    }),
  )
})

it('knows today, the chosen day and days of other months [S1-2.9-06, S2-2-42, S2-2-43]', () => {
  const { days } = calendarMonth({ ...view, selected: [2025, 3, 8] })
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual([[2025, 3, 5]])
  expect(days.filter(({ isSelected }) => isSelected).map(({ date }) => date)).toEqual([[2025, 3, 8]])
  expect(days.filter(({ isViewedMonth }) => !isViewedMonth)).toHaveLength(42 - 31)
})

it('builds each cell from its entry with seven fields [S1-3-08, S2-3-38, S2-3-39, S2-2-41]', () => {
  const dates = [
    { date: [2025, 3, 8] as [number, number, number], price: 49, available: true },
    { date: [2025, 3, 9] as [number, number, number], price: 0, available: false },
  ]
  const { days } = calendarMonth({ ...view, dates })
  expect(cell(days, 3, 8)).toEqual({
    date: [2025, 3, 8],
    isToday: false,
    isAvailable: true,
    isViewedMonth: true,
    isSelected: false,
    price: 49,
    label: '$49',
  })
  expect(days.slice(12, 14).map(calendarDayName)).toEqual(['Saturday 8 March, $49', 'Sunday 9 March, unavailable'])
  expect(cell(days, 3, 9)).toMatchObject({ isAvailable: false, price: 0, label: 'FREE' })
  expect(cell(days, 3, 10)).toMatchObject({ isAvailable: false, price: null, label: '' })
})

it('prices a day FREE or in dollars [S1-2.9-07, S2-2-44, S2-2-45]', () => {
  expect(dayLabel({ price: 0 })).toBe('FREE')
  expect(dayLabel({ price: -5 })).toBe('FREE')
  expect(dayLabel({ price: 49 })).toBe('$49')
  expect(dayLabel({ price: 1 })).toBe('$1')
  expect(dayLabel({ price: 49.5 })).toBe('$49.50')
  expect(dayLabel({ price: 49, label: 'Last one' })).toBe('Last one')
  expect(dayLabel(null)).toBe('')
})

it('goes back no further than the month of today [S1-2.9-02, S2-2-38]', () => {
  expect(calendarMonth(view).hasPrevious).toBe(false)
  expect(calendarMonth({ ...view, month: [2025, 4] }).hasPrevious).toBe(true)
  expect(calendarMonth({ ...view, month: [2026, 1] }).hasPrevious).toBe(true)
  expect(calendarMonth({ ...view, month: [2025, 2] }).hasPrevious).toBe(false)
})

it('steps from month to month over the end of a year', () => {
  expect(addMonths([2025, 12], 1)).toEqual([2026, 1])
  expect(addMonths([2025, 1], -1)).toEqual([2024, 12])
  expect(addMonths([2025, 3], 1)).toEqual([2025, 4])
})
