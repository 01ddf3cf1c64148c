import type { Country } from '#domain/location/country.ts'
import { type Cents, roundDollars, toDollars } from './money.ts'

type Options = {
  readonly country?: Country
  /** Zero reads FREE unless this is false. */
  readonly isZeroFree?: boolean
}

// Each country writes its own dollar as a plain `$`, and groups and points like the other. By hand: making one of the language's
// own formatters takes longer than all prices of a page, and it would be made at every start.
const signs: Record<Country, string> = { AU: '$', NZ: '$' }
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A figure that is no price: `1,299`, `1,299.5`. */
export function formatFigure(value: number): string {
  const [whole = '', part] = String(value).split('.')
  return grouped(whole) + (part ? `.${part}` : '')
}

/** `$1,299` or `$1,299.50`; whole amounts have no cents. */
export function formatDollars(dollars: number, country: Country = 'AU'): string {
  const rounded = roundDollars(dollars)
  const [whole = '', cents] = Math.abs(rounded)
    .toFixed(Number.isInteger(rounded) ? 0 : 2)
    .split('.')
  return `${rounded < 0 ? '-' : ''}${signs[country]}${grouped(whole)}${cents ? `.${cents}` : ''}`
}

/** A dollar amount for services, delivery and tables: N/A for null, FREE for zero. */
export function formatPrice(dollars: number | null | undefined, options: Options = {}): string {
  if (dollars === null || dollars === undefined) return 'N/A'
  const isFree = roundDollars(dollars) === 0 && options.isZeroFree !== false
  return isFree ? 'FREE' : formatDollars(dollars, options.country)
}

export function formatCents(cents: Cents, options: Options = {}): string {
  return formatPrice(toDollars(cents), options)
}

export const requestPriceText = 'Request Price'

/** The price in a compare box; "Request Price" when it is not above 0. */
export function formatComparePrice(dollars: number | null | undefined, country: Country = 'AU'): string {
  return dollars && dollars > 0 ? formatDollars(dollars, country) : requestPriceText
}
