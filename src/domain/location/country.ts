export const countries = ['AU', 'NZ'] as const
export type Country = (typeof countries)[number]

export type Currency = 'AUD' | 'NZD'

const currencies: Record<Country, Currency> = { AU: 'AUD', NZ: 'NZD' }

/** The country of the setting countryCode: AU unless it says NZ. */
export function countryOf(countryCode: string | null | undefined): Country {
  return countryCode?.trim().toUpperCase() === 'NZ' ? 'NZ' : 'AU'
}

export function currencyOf(country: Country): Currency {
  return currencies[country]
}

/** Ad conversions use the currency of the country code [S3-9-12]. */
export function conversionCurrency(countryCode: string | null | undefined): Currency {
  return currencyOf(countryOf(countryCode))
}

/** Retail tracking stays in AUD, in New Zealand too [S3-9-13]. */
export const retailTrackingCurrency: Currency = 'AUD'
