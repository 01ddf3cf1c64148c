import type { Country } from './country.ts'
import { type PlainDate, readIsoDate } from './plain-date.ts'

// Offers and price locks begin and end where most shoppers live.
export const shopZones: Record<Country, string> = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' }

/** The calendar day in the shop's country, wherever the browser is. */
export function dayInShop(now: Date, country: Country): PlainDate {
  const day = readIsoDate(new Intl.DateTimeFormat('en-CA', { timeZone: shopZones[country] }).format(now))
  if (!day) throw new Error('The clock gives no day')
  return day
}
