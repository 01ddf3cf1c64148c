import type { Country } from '#domain/location/country.ts'
import { type PlainDate, readIsoDate } from './plain-date.ts'

// Offers and price locks begin and end where most shoppers live.
const zones: Record<Country, string> = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' }
const formatters = new Map(
  Object.entries(zones).map(([country, timeZone]) => [country, new Intl.DateTimeFormat('en-CA', { timeZone })]),
)

/** The calendar day in the shop's country, as yyyy-mm-dd, wherever this runs. */
export const shopDay = (now: Date, country: Country): string => formatters.get(country)?.format(now) ?? ''

/** The same as a plain date. */
export function shopDate(now: Date, country: Country): PlainDate {
  const date = readIsoDate(shopDay(now, country))
  if (!date) throw new Error('The clock gives no day')
  return date
}
