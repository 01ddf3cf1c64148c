import type { Country } from '#domain/country.ts'
import { addDays, isoDate, type PlainDate, readIsoDate } from '#domain/plain-date.ts'

// Offers begin and end where most shoppers live.
const zones: Record<Country, string> = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' }
const formatters = new Map(
  Object.entries(zones).map(([country, timeZone]) => [country, new Intl.DateTimeFormat('en-CA', { timeZone })]),
)

/** The calendar day in the shop's country, as yyyy-mm-dd. */
export const shopDay = (now: Date, country: Country): string => formatters.get(country)?.format(now) ?? ''

/** The same as a plain date. */
export function shopDate(now: Date, country: Country): PlainDate {
  const date = readIsoDate(shopDay(now, country))
  if (!date) throw new Error('The clock gives no day')
  return date
}

/** Reads a day written yyyy-m-d; null for anything the calendar does not have. */
export function readQueryDay(text: string | undefined): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text ?? '')
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const date = readIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date ? isoDate(date) : null
}

/** The day so many days later, or earlier when negative; both as yyyy-mm-dd. */
export function dayAfter(day: string, days: number): string {
  const date = readIsoDate(day)
  return date ? isoDate(addDays(date, days)) : day
}
