import type { Country } from '#domain/location/country.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { readIsoDate, shortDate, shortDayText } from '#domain/time/plain-date.ts'

type Estimate = {
  readonly available: boolean
  /** ISO day; null when none can be promised. */
  readonly date: string | null
  /** Dollars; null where delivery is quoted. */
  readonly price: number | null
}

function costText(price: number, country?: Country): string {
  return price > 0 ? `Delivery ${formatDollars(price, country)}` : 'Free delivery'
}

/** `Free delivery Mon 23 Nov`, `Delivery $29 Tue 24 Nov`, the day unbroken; null where nothing can be promised. */
export function deliveryText({ available, date, price }: Estimate, country?: Country): string | null {
  const day = readIsoDate(date)
  if (!available || !day) return null
  return `${price === null ? 'Delivery' : costText(price, country)} ${shortDayText(day).replaceAll(' ', '\u00a0')}`
}

/** The same for narrow cards: `Free, Mon 23 Nov`, `$29 Tue 24 Nov`. */
export const shortDeliveryText = (text: string) => text.replace(' delivery', ',').replace('Delivery ', '')

/** `Back in stock about 14 Dec`, or that there is none. */
export function backInStockText(nextStockDate: string | null | undefined): string {
  const day = readIsoDate(nextStockDate)
  return day ? `Back in stock about ${shortDate(day)}` : 'Out of stock'
}
