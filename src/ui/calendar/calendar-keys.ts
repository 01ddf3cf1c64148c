import { addMonths, monthOf } from '#domain/time/calendar-month.ts'
import { addDays } from '#domain/time/date-math.ts'
import { type PlainDate, weekdayIndex } from '#domain/time/plain-date.ts'

function sameDayOtherMonth(date: PlainDate, months: number): PlainDate {
  const [year, month] = addMonths(monthOf(date), months)
  const [nextYear, nextMonth] = addMonths([year, month], 1)
  const lastDay = addDays([nextYear, nextMonth, 1], -1)[2]
  return [year, month, Math.min(date[2], lastDay)]
}

/** The date that a key moves to; null for other keys. */
export function calendarTarget(key: string, date: PlainDate): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayIndex(date))
    case 'End':
      return addDays(date, 6 - weekdayIndex(date))
    case 'PageUp':
      return sameDayOtherMonth(date, -1)
    case 'PageDown':
      return sameDayOtherMonth(date, 1)
    default:
      return null
  }
}
