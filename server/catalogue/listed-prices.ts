import { type DeliverySchedule, deliverySchedule } from '#domain/delivery/delivery-schedule.ts'
import { type DeliveryServiceOffer, deliveryServices } from '#domain/delivery/delivery-services.ts'
import { listedCents } from '#domain/money/tax.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Brand } from '#themes/brand.ts'

// What follows belongs to no shop and is stored with GST: it is listed the shop's way before anything is added up
// (docs/decisions/0037-gst.md).

/** A warranty, an installation or a delivery service at the price this shop lists. */
export const atListedPrice = <Priced extends { priceCents: number }>(priced: Priced, brand: Brand): Priced => ({
  ...priced,
  priceCents: listedCents(priced.priceCents, brand),
})

export const servicesOf = (brand: Brand): readonly DeliveryServiceOffer[] =>
  deliveryServices.map((service) => atListedPrice(service, brand))

type Wish = { postcode: string; today: PlainDate; leadDays?: number }

/** The days of the carrier at the prices this shop lists. */
export function scheduleOf(wish: Wish, brand: Brand): DeliverySchedule {
  const { state, days } = deliverySchedule({ ...wish, country: brand.country })
  return { state, days: days.map((day) => atListedPrice(day, brand)) }
}
