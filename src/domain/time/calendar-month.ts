import { type DeliveryDate, findDate } from '#domain/delivery/delivery-dates.ts'
import type { Country } from '#domain/location/country.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { addDays, isSameDate } from './date-math.ts'
import { dayText, monthTitle, type PlainDate, weekdayIndex } from './plain-date.ts'

export type Month = readonly [year: number, month: number]

export type CalendarDay = {
  readonly date: PlainDate
  readonly isToday: boolean
  readonly isAvailable: boolean
  readonly isViewedMonth: boolean
  readonly isSelected: boolean
  readonly price: number | null
  readonly label: string
}

export type CalendarMonth = {
  readonly title: string
  readonly hasPrevious: boolean
  /** Six weeks from Monday to Sunday. */
  readonly days: readonly CalendarDay[]
}

type View = {
  readonly month: Month
  readonly today: PlainDate
  readonly dates: readonly DeliveryDate[]
  readonly selected: PlainDate | null
  readonly country?: Country
}

export const calendarCells = 42

export function monthOf([year, month]: PlainDate): Month {
  return [year, month]
}

export function addMonths([year, month]: Month, count: number): Month {
  const months = year * 12 + month - 1 + count
  return [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
}

/** The price label of a day: the server's own label if set, else the price, or FREE at 0 and below. */
export function dayLabel(day: Pick<DeliveryDate, 'price' | 'label'> | null, country?: Country): string {
  if (!day) return ''
  if (day.label) return day.label
  return day.price > 0 ? formatDollars(day.price, country) : 'FREE'
}

function calendarDay(date: PlainDate, { month, today, dates, selected, country }: View): CalendarDay {
  const day = findDate(dates, date)
  return {
    date,
    isToday: isSameDate(date, today),
    isAvailable: day?.available ?? false,
    isViewedMonth: date[0] === month[0] && date[1] === month[1],
    isSelected: selected !== null && isSameDate(date, selected),
    price: day?.price ?? null,
    label: dayLabel(day, country),
  }
}

/** A month to render. The first month is that of today. */
export function calendarMonth(view: View): CalendarMonth {
  const [year, month] = view.month
  const first: PlainDate = [year, month, 1]
  const start = addDays(first, -weekdayIndex(first))
  const cells = Array.from({ length: calendarCells }, (_, index) => addDays(start, index))
  return {
    title: monthTitle([year, month]),
    hasPrevious: year * 12 + month > view.today[0] * 12 + view.today[1],
    days: cells.map((date) => calendarDay(date, view)),
  }
}

/** The accessible name of a cell: `Saturday 28 November, $49`. */
export function calendarDayName({ date, isAvailable, label }: CalendarDay): string {
  const state = isAvailable ? label : 'unavailable'
  return state ? `${dayText(date)}, ${state}` : dayText(date)
}
