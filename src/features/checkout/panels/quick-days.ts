import type { DeliveryDate } from '#domain/delivery/delivery-dates.ts'
import type { Country } from '#domain/location/country.ts'
import { dayLabel } from '#domain/time/calendar-month.ts'
import { type PlainDate, shortDayText, weekdayIndex } from '#domain/time/plain-date.ts'

export type QuickDay = { name: string; date: PlainDate; day: string; price: string; isFree: boolean }

const isWeekend = ({ date }: DeliveryDate) => weekdayIndex(date) >= 5

/** The days most are looking for, each once: the earliest, the first that costs nothing, the first of a weekend. */
export function quickDays(dates: readonly DeliveryDate[], country: Country): readonly QuickDay[] {
  const open = dates.filter(({ available }) => available)
  const wishes: readonly (readonly [string, DeliveryDate | undefined])[] = [
    ['Earliest', open[0]],
    ['Earliest free', open.find(({ price }) => price <= 0)],
    ['Weekend', open.find(isWeekend)],
  ]
  const seen = new Set<DeliveryDate>()
  return wishes.flatMap(([name, day]) => {
    if (!day || seen.has(day)) return []
    seen.add(day)
    return [
      { name, date: day.date, day: shortDayText(day.date), price: dayLabel(day, country), isFree: day.price <= 0 },
    ]
  })
}
