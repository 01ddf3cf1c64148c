import { discountOffRrp } from '#domain/money/discount.ts'
import { toDollars } from '#domain/money/money.ts'
import type { Brand } from '#themes/brand.ts'

type Listed = {
  priceCents: number | null
  rrpCents: number | null
  priceUponRequest: boolean
  pricingText: string | null
  pricingValue: string | null
  tooltip: string | null
  ribbonType: string | null
  ribbonText: string | null
}

const unpublished = {
  price: null,
  rrp: null,
  discountOffRrp: null,
  percentageDiscountOffRrp: null,
  pricingText: null,
  pricingValue: null,
  tooltip: null,
}

/**
 * Whether callers of this shop see prices. If not, the response omits everything that reveals an amount [S1-2.10-22].
 */
export const publishesPrices = ({ flags }: Brand) => !flags.loginForPrice

// The text of these ribbons reveals a price or a saving.
const telling = new Set(['save', 'cashback', 'sale', 'special-offer'])

function ribbonOf({ ribbonType: type, ribbonText: text }: Listed, brand: Brand) {
  if (!type || !text || (!publishesPrices(brand) && telling.has(type))) return null
  return { type, text }
}

/** The price fields that this caller may see. */
export function priceFields(listed: Listed, brand: Brand) {
  const { priceCents, rrpCents, priceUponRequest, pricingText, pricingValue, tooltip } = listed
  const flags = { priceUponRequest, loginForPrice: brand.flags.loginForPrice, ribbon: ribbonOf(listed, brand) }
  if (priceUponRequest || !publishesPrices(brand)) return { ...unpublished, ...flags }
  const discount = discountOffRrp({ priceCents, rrpCents })
  return {
    price: priceCents === null ? null : toDollars(priceCents),
    rrp: rrpCents === null ? null : toDollars(rrpCents),
    discountOffRrp: discount ? toDollars(discount.savedCents) : null,
    percentageDiscountOffRrp: discount?.percent ?? null,
    pricingText,
    pricingValue,
    tooltip,
    ...flags,
  }
}
