import type { Country } from '#domain/location/country.ts'
import { type PlainDate, readIsoDate, shortDayText, timeText } from './plain-date.ts'

// Offers and price locks begin and end where most shoppers live.
const zones: Record<Country, string> = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' }
const formatters = new Map(
  Object.entries(zones).map(([country, timeZone]) => [
    country,
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
)

// Engines order and separate the parts of a date differently, also in one locale.
const partsOf = (now: Date, country: Country) =>
  new Map(
    formatters
      .get(country)
      ?.formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )

/** The calendar day in the shop's country, as yyyy-mm-dd, wherever this runs. */
export function shopDay(now: Date, country: Country): string {
  const parts = partsOf(now, country)
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-')
}

/** The same as a plain date. */
export function shopDate(now: Date, country: Country): PlainDate {
  const date = readIsoDate(shopDay(now, country))
  if (!date) throw new Error('The clock gives no day')
  return date
}

/** `2:14 pm` by the clock of the shop. */
export function shopClockText(moment: Date, country: Country): string {
  const parts = partsOf(moment, country)
  return timeText(Number(parts.get('hour')), Number(parts.get('minute')))
}

/** `Sat 28 Nov, 2:14 pm` by the clock of the shop, as the days of an order beside it are. */
export function shopMomentText(iso: string, country: Country): string {
  const moment = new Date(iso)
  return `${shortDayText(shopDate(moment, country))}, ${shopClockText(moment, country)}`
}

const dayMs = 24 * 60 * 60_000

/** `2026-11-28T14:14` by the clock of the shop, as a field for day and time has it. */
export function shopFieldTime(moment: Date, country: Country): string {
  const parts = partsOf(moment, country)
  return `${shopDay(moment, country)}T${parts.get('hour')}:${parts.get('minute')}`
}

/**
 * The moment of `2026-11-28T14:14` by the clock of the shop; null for another text. Of an hour that comes twice it is
 * the first; of one that daylight saving skips, that hour later.
 */
export function shopMoment(text: string, country: Country): Date | null {
  const asUtc = (field: string) => Date.parse(`${field}Z`)
  const wanted = asUtc(text)
  if (Number.isNaN(wanted)) return null
  // A day before and a day after, the clock has the offset of either side of a change.
  const [before, after] = [-dayMs, dayMs].map((ms) => {
    const near = new Date(wanted + ms)
    return new Date(wanted - (asUtc(shopFieldTime(near, country)) - near.getTime()))
  }) as [Date, Date]
  const isRight = (moment: Date) => asUtc(shopFieldTime(moment, country)) === wanted
  return !isRight(before) && isRight(after) ? after : before
}
