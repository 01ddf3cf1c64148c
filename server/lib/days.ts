import { millisecondsInHour } from 'date-fns/constants'
import type { Country } from '#domain/location/country.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { shopDay } from '#domain/time/shop-day.ts'

/** Parses a day written yyyy-m-d; null if it does not exist. */
export function readQueryDay(text: string | undefined): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text ?? '')
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const date = readIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date ? isoDate(date) : null
}

/** Adds days, or subtracts when negative; both days are yyyy-mm-dd. */
export function dayAfter(day: string, days: number): string {
  const date = readIsoDate(day)
  return date ? isoDate(addDays(date, days)) : day
}

/** The start of a day (yyyy-mm-dd) in the shop's country. */
export function startOfDay(day: string, country: Country): Date {
  const greenwich = new Date(`${day}T00:00:00Z`).getTime()
  // The offset from UTC is 10 to 13 hours, depending on the season: find the first hour of that day.
  for (let ahead = 14; ahead > 0; ahead--) {
    const moment = new Date(greenwich - ahead * millisecondsInHour)
    if (shopDay(moment, country) === day) return moment
  }
  return new Date(greenwich)
}
