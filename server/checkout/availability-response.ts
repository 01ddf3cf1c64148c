import type { Availability } from '#contract/checkout/checkout.ts'
import { toDollars } from '#domain/money/money.ts'
import type { Brand } from '#themes/brand.ts'
import type { CartDelivery } from '../cart/cart-delivery.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { servicesOf } from '../catalogue/listed-prices.ts'

export const slowCarrierMs = 5_000

// The demonstration carrier is slow or fails at these postcodes, to show how the checkout handles it.
export const isSlow = (postcode: string, country: string) => country === 'AU' && postcode === '4825'
const isSupplierTroubled = (postcode: string, country: string) => country === 'AU' && postcode === '5000'

/** The checkout offers a notification about an earlier date only when the lead time is longer than this. */
const soonDays = 2

type AvailabilityParams = { priced: PricedCart; delivery: CartDelivery; brand: Brand }

/** The dates on which a cart can be delivered, with the delivery services on offer. */
export function availabilityResponse({ priced, delivery, brand }: AvailabilityParams): Availability {
  const { schedule, locality } = delivery
  const isUnavailable = schedule.state === 'unavailable'
  return {
    cartId: priced.cart.id,
    availability: {
      dates: schedule.days.map(({ priceCents, ...day }) => ({ ...day, price: toDollars(priceCents) })),
    },
    ...supplierResponse(delivery.suppliers, isSupplierTroubled(locality.postcode, brand.country)),
    winningDeliveryServiceOverride: false,
    showNotifyIfAvailableSooner: delivery.leadDays > soonDays,
    deliveryServices: isUnavailable
      ? []
      : servicesOf(brand).map(({ priceCents, ...service }) => ({ ...service, price: toDollars(priceCents) })),
    showInstallationContact: priced.items.some(({ install }) => install !== null),
    showUniqueDeliveryRequirements: brand.flags.poNumber,
    deliveryUnavailable: isUnavailable,
  }
}

type SupplierResponse = Pick<Availability, 'supplierAvailability' | 'supplierErrors'>

function supplierResponse(suppliers: CartDelivery['suppliers'], isTroubled: boolean): SupplierResponse {
  const known = Object.entries(suppliers)
  if (isTroubled)
    return { supplierAvailability: {}, supplierErrors: known.map(([supplier]) => supplierTroubleText(supplier)) }
  const supplierAvailability: SupplierResponse['supplierAvailability'] = {}
  for (const [supplier, date] of known) supplierAvailability[supplier] = { dates: [{ date, price: 0 }] }
  return { supplierAvailability, supplierErrors: [] }
}

const supplierTroubleText = (supplier: string) =>
  `We could not get the delivery dates of ${supplier}. They will call you.`
