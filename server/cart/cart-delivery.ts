import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import type { DeliverySchedule } from '#domain/delivery/delivery-schedule.ts'
import { addDays } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { leadDaysOf } from '../catalogue/delivery-estimates.ts'
import { scheduleOf } from '../catalogue/listed-prices.ts'
import { warehouseStock } from '../catalogue/store/warehouse-stock.ts'
import type { Db } from '../database/database.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { type LocalityRow, localityAt } from '../locations/store/localities.ts'
import type { PricedCart } from './priced-cart.ts'

type Address = { suburb: string; postcode: string; state: string }

/** Where a cart goes and when it can be there. */
export type CartDelivery = {
  locality: LocalityRow
  leadDays: number
  schedule: DeliverySchedule
  /** First day of each supplier that delivers its own goods. */
  suppliers: Record<string, PlainDate>
  today: PlainDate
}

/** Brands that deliver themselves, with a key of their own for the card, and how long they take. */
const suppliers: Readonly<Record<string, { days: number }>> = { miele: { days: 10 } }

const keyOf = (brand: string) => brand.toLowerCase().replace(/\s/g, '')

export function supplierKeys({ items }: Pick<PricedCart, 'items'>): string[] {
  const brands = new Set(items.map(({ product }) => keyOf(product.manufacturerName)))
  return Object.keys(suppliers).filter((key) => brands.has(key))
}

/** Null when there is no such place. */
export async function cartDelivery(
  db: Db,
  priced: PricedCart,
  { address, brand, now }: { address: Address; brand: Brand; now: Date },
): Promise<CartDelivery | null> {
  const { country } = brand
  const locality = await localityAt(db, country, {
    suburbKey: stripAccents(address.suburb),
    postcode: address.postcode.trim(),
    state: country === 'NZ' ? null : address.state.trim().toUpperCase(),
  })
  if (!locality) return null
  const today = shopDate(now, country)
  const leadDays = await slowestLead(db, priced, { locality, brand, today })
  return {
    locality,
    leadDays,
    schedule: scheduleOf({ today, postcode: locality.postcode, leadDays }, brand),
    suppliers: Object.fromEntries(
      supplierKeys(priced).map((key) => [key, addDays(today, suppliers[key]?.days ?? 0)] as const),
    ),
    today,
  }
}

type Wish = Pick<CheckoutRequest, 'cashAndCarry' | 'winningDeliveryServiceOverride'>

/** The same delivery as staff may arrange it: fetched from the store, which costs nothing; or all of it by our own truck. */
export function deliveryAs(wish: Wish, delivery: CartDelivery, rights: { isStaff: boolean }): CartDelivery {
  if (!rights.isStaff) return delivery
  const { schedule, suppliers: theirs } = delivery
  const days = wish.cashAndCarry ? schedule.days.map((day) => ({ ...day, priceCents: 0 })) : schedule.days
  const isOurs = wish.cashAndCarry || wish.winningDeliveryServiceOverride
  return { ...delivery, schedule: { ...schedule, days }, suppliers: isOurs ? {} : theirs }
}

type Route = { locality: LocalityRow; brand: Brand; today: PlainDate }

/** Everything comes together, so the slowest line decides. */
async function slowestLead(db: Db, { items }: PricedCart, { locality: place, brand, today }: Route) {
  const skus = items.filter(({ isAvailable }) => isAvailable).map(({ product }) => product.sku)
  const rows = await warehouseStock(db, shopOf({ brand }), skus)
  const destination = { place, today, country: brand.country }
  const leads = skus.map((sku) =>
    leadDaysOf(
      rows.filter((row) => row.sku === sku),
      destination,
    ),
  )
  return Math.max(0, ...leads.map((days) => days ?? 0))
}
