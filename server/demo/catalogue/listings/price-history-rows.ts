import type { priceHistory } from '../../../database/schema/catalogue.ts'
import { dayFrom } from '../days.ts'
import { ticketCents } from '../price.ts'
import { randomOf } from '../random.ts'
import type { BuiltListing } from './listing-rows.ts'

export type PriceHistoryRow = typeof priceHistory.$inferInsert

/** Price changes over twelve months that end at the current price; a few new products have none. */
export function historyOf({ shop, listing, product }: BuiltListing, today: string): PriceHistoryRow[] {
  const { brand, productId, priceCents } = listing
  const random = randomOf('history', brand, product.row.sku)
  if (!priceCents || random.chance(0.15)) return []
  const top = Math.max(listing.rrpCents ?? 0, priceCents)
  const steps = random.int(5, 9)
  const rows = Array.from({ length: steps }, (_, step) => {
    const level = random.pick([1, 1, 0.97, 0.94, 0.9]) * (top / 100)
    const cents = ticketCents(level, shop.country)
    const on = dayFrom(today, -Math.round(365 * (1 - step / steps)) + (step === 0 ? 0 : random.int(-8, 8)))
    return { brand, productId, on, priceCents: Math.min(top, Math.max(cents, Math.round(priceCents * 0.92))) }
  })
  return [...rows, { brand, productId, on: dayFrom(today, -random.int(2, 14)), priceCents }]
}
