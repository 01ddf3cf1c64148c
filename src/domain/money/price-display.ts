import type { Country } from '#domain/location/country.ts'
import { discountOffRrp } from './discount.ts'
import { toCents, toDollars } from './money.ts'
import { formatDollars, requestPriceText } from './price-format.ts'

export const priceSizes = ['project', 'listing', 'expanded'] as const
export type PriceSize = (typeof priceSizes)[number]

export const priceTexts = {
  'on-request': 'Price available upon request',
  login: 'Login for Price',
  request: requestPriceText,
} as const

export type PriceDiscount = { readonly rrpText: string; readonly savedText: string; readonly percent: number }

export type PriceDisplay =
  | { readonly state: 'on-request' | 'login' | 'request'; readonly text: string }
  | { readonly state: 'price'; readonly text: string; readonly discount: PriceDiscount | null }

type Priced = {
  readonly price?: number | null | undefined
  readonly rrp?: number | null | undefined
  /** The price is never published. */
  readonly priceUponRequest?: boolean | null | undefined
  /** The server left out the price because this caller is not signed in. */
  readonly loginForPrice?: boolean | null | undefined
}

type Visitor = { readonly loginForPrice: boolean; readonly isSignedIn: boolean; readonly country?: Country }

function discountLine(price: number, product: Priced, country?: Country): PriceDiscount | null {
  const rrpCents = product.rrp ? toCents(product.rrp) : null
  const discount = discountOffRrp({ priceCents: toCents(price), rrpCents })
  if (!discount || !product.rrp) return null
  return {
    rrpText: formatDollars(product.rrp, country),
    savedText: formatDollars(toDollars(discount.savedCents), country),
    percent: discount.percent,
  }
}

function needsLogin(product: Priced, { loginForPrice, isSignedIn }: Visitor): boolean {
  return (loginForPrice && !isSignedIn) || (product.loginForPrice === true && !product.price)
}

/** The price of a product for this visitor, or the text that replaces it. */
export function priceDisplay(product: Priced, visitor: Visitor): PriceDisplay {
  const { price } = product
  if (product.priceUponRequest) return { state: 'on-request', text: priceTexts['on-request'] }
  // Before "request": in a shop with prices behind sign-in the server leaves them out.
  if (needsLogin(product, visitor)) return { state: 'login', text: priceTexts.login }
  if (!price || price <= 0) return { state: 'request', text: priceTexts.request }
  const { country } = visitor
  return { state: 'price', text: formatDollars(price, country), discount: discountLine(price, product, country) }
}
