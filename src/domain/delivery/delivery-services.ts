import type { Cents } from '#domain/money/money.ts'

export type DeliveryServiceOffer = {
  readonly sku: string
  readonly title: string
  readonly priceCents: Cents
  readonly selected: boolean
  readonly hidden: boolean
}

/** What the people who bring it can do besides, wherever they deliver on a day. */
export const deliveryServices: readonly DeliveryServiceOffer[] = [
  {
    sku: 'SVC-UNPACK',
    title: 'Unpack and take the packaging away',
    priceCents: 29_00,
    selected: false,
    hidden: false,
  },
  { sku: 'SVC-REMOVE', title: 'Take the old appliance away', priceCents: 49_00, selected: false, hidden: false },
]

/** The offered services among the wished ones, the ones that always come included; null when a wish is not offered. */
export function chosenServices(offers: readonly DeliveryServiceOffer[], wished: readonly string[]) {
  if (!wished.every((sku) => offers.some((offer) => offer.sku === sku))) return null
  return offers.filter(({ sku, selected, hidden }) => wished.includes(sku) || (selected && hidden))
}
