import type { Country } from '#domain/location/country.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, compareDates } from '#domain/time/date-math.ts'
import { type PlainDate, weekdayIndex } from '#domain/time/plain-date.ts'

export type DeliveryDay = { readonly date: PlainDate; readonly available: boolean; readonly priceCents: Cents }

/**
 * `scheduled` without days: accept the order and call. `unavailable`: no delivery there. `failed`: no response from the
 * carrier.
 */
export type DeliverySchedule = {
  readonly state: 'scheduled' | 'unavailable' | 'failed'
  readonly days: readonly DeliveryDay[]
}

type Destination = { readonly postcode: string; readonly country: Country }
type Params = Destination & { readonly today: PlainDate; readonly leadDays?: number }

export const deliveryDayCount = 28
const saturdayCents = 49_00
const saturday = 5
const sunday = 6

type Rule = 'failed' | 'unavailable' | 'on-call' | 'fully-booked' | 'dear-at-first' | 'usual'

// What the demonstration carrier answers for postcodes that show a case of their own.
const rules: Readonly<Record<string, Rule>> = {
  'AU 2000': 'usual',
  'AU 3000': 'dear-at-first',
  'AU 5000': 'usual',
  'AU 2880': 'failed',
  'AU 7255': 'on-call',
  'AU 6798': 'fully-booked',
  'AU 0872': 'unavailable',
  'NZ 1010': 'usual',
}

const ruleOf = ({ country, postcode }: Destination) => rules[`${country} ${postcode}`]

/** The days on which something can be delivered to a place, with the price of each: Sundays off, Saturdays dearer. */
export function deliverySchedule({ today, leadDays = 0, ...place }: Params): DeliverySchedule {
  const rule = ruleOf(place) ?? 'usual'
  if (rule === 'failed' || rule === 'unavailable') return { state: rule, days: [] }
  if (rule === 'on-call') return { state: 'scheduled', days: [] }
  const dates = Array.from({ length: deliveryDayCount }, (_, index) => addDays(today, 1 + leadDays + index))
  const days = dates.map((date) => ({
    date,
    available: rule !== 'fully-booked' && weekdayIndex(date) !== sunday,
    priceCents: weekdayIndex(date) === saturday ? saturdayCents : 0,
  }))
  return { state: 'scheduled', days: rule === 'dear-at-first' ? dearAtFirst(days) : days }
}

// The first two days cost extra; later days are free, also on Saturdays.
function dearAtFirst(days: readonly DeliveryDay[]): readonly DeliveryDay[] {
  const prices = [99_00, 49_00]
  return days.map((day) => ({ ...day, priceCents: day.available ? (prices.shift() ?? 0) : 0 }))
}

/** The stock of one warehouse: what lies there, when more comes, and how far it is from the one that serves the place. */
export type StockPlace = {
  readonly quantity: number
  readonly nextDate: PlainDate | null
  readonly kmToServingWarehouse: number
}

type Route = Destination & {
  readonly today: PlainDate
  readonly kmFromServingWarehouse: number
  readonly stock: readonly StockPlace[]
}

const transferDays = (km: number) => (km > 0 ? 1 + Math.ceil(km / 800) : 0)
const lastLegs = [
  { upToKm: 60, days: 0 },
  { upToKm: 200, days: 1 },
  { upToKm: 600, days: 2 },
] as const
const lastLegDays = (km: number) => lastLegs.find(({ upToKm }) => km <= upToKm)?.days ?? 4

/** How many days later than tomorrow the first delivery can be; null when no stock is there or announced. */
export function deliveryLeadDays({ today, stock, kmFromServingWarehouse, ...place }: Route): number | null {
  // City centres with a rule of their own are served over night from wherever it lies.
  const isOvernight = ruleOf(place) !== undefined
  const leads = stock.flatMap(({ quantity, nextDate, kmToServingWarehouse }) => {
    const waiting = quantity > 0 ? 0 : nextDate ? Math.max(0, compareDates(nextDate, today)) : null
    if (waiting === null) return []
    return [waiting + (isOvernight ? 0 : transferDays(kmToServingWarehouse))]
  })
  if (leads.length === 0) return null
  return Math.min(...leads) + (isOvernight ? 0 : lastLegDays(kmFromServingWarehouse))
}

type Point = { readonly latitude: number; readonly longitude: number }

/** Kilometres between two places along the surface of the earth. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
