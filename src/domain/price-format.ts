import { type Country, currencyOf, localeOf } from './country.ts'
import { type Cents, roundDollars, toDollars } from './money.ts'

type Options = {
  readonly country?: Country
  /** Zero reads FREE unless this is false. */
  readonly isZeroFree?: boolean
}

// Each country writes its own dollar as a plain `$`; making a formatter is the slow part, so there are four in all.
function formatters(country: Country) {
  const money = { style: 'currency', currency: currencyOf(country), currencyDisplay: 'narrowSymbol' } as const
  return {
    whole: new Intl.NumberFormat(localeOf(country), { ...money, maximumFractionDigits: 0 }),
    cents: new Intl.NumberFormat(localeOf(country), { ...money, minimumFractionDigits: 2 }),
  }
}

const byCountry: Record<Country, ReturnType<typeof formatters>> = { AU: formatters('AU'), NZ: formatters('NZ') }

/** `$1,299` or `$1,299.50`; whole amounts have no cents. */
export function formatDollars(dollars: number, country: Country = 'AU'): string {
  const rounded = roundDollars(dollars)
  return byCountry[country][Number.isInteger(rounded) ? 'whole' : 'cents'].format(rounded)
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

/** The price in a compare box; nothing above 0 asks for one. */
export function formatComparePrice(dollars: number | null | undefined, country: Country = 'AU'): string {
  return dollars && dollars > 0 ? formatDollars(dollars, country) : requestPriceText
}
