import type { DeliveryEstimate } from '#contract/catalogue/product.ts'
import { deliveryLeadDays, distanceKm } from '#domain/delivery/delivery-schedule.ts'
import { toDollars } from '#domain/money/money.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate, weekdayIndex } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDeps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { type LocalityRow, localityById } from '../locations/store/localities.ts'
import { scheduleOf } from './listed-prices.ts'
import { skuList } from './sku-list.ts'
import { type WarehouseStock, warehouseStock } from './store/warehouse-stock.ts'

type At = { place: LocalityRow; today: PlainDate; country: 'AU' | 'NZ' }

const none = { available: false, date: null, price: null, saturdayPrice: null }
const saturday = 5

/** Days until these rows of one product can be at a place; null when none will ever be. */
export function leadDaysOf(rows: readonly WarehouseStock[], { place, today, country }: At) {
  const serving = rows.find(({ code }) => code === place.warehouse)
  return deliveryLeadDays({
    postcode: place.postcode,
    country,
    today,
    kmFromServingWarehouse: serving ? distanceKm(serving, place) : 0,
    stock: rows.map((row) => ({
      quantity: row.quantity,
      nextDate: readIsoDate(row.nextDate),
      kmToServingWarehouse: serving ? distanceKm(row, serving) : 0,
    })),
  })
}

/** The warehouse a shopper would call theirs: the serving one when it has the product, else the fullest. */
function stockPlaceOf(rows: readonly WarehouseStock[], place: LocalityRow) {
  const serving = rows.find(({ code, quantity }) => code === place.warehouse && quantity > 0)
  return serving ?? rows.toSorted((a, b) => b.quantity - a.quantity)[0]
}

function estimateOf(
  sku: string,
  rows: readonly WarehouseStock[],
  { brand, ...destination }: At & { brand: Brand },
): DeliveryEstimate {
  const from = stockPlaceOf(rows, destination.place)
  const stock = { sku, stockQuantity: from?.quantity ?? 0, stockPlace: from?.name ?? '' }
  const leadDays = leadDaysOf(rows, destination)
  if (leadDays === null) return { ...stock, ...none }
  const { days } = scheduleOf({ postcode: destination.place.postcode, today: destination.today, leadDays }, brand)
  const open = days.filter((day) => day.available)
  const first = open[0]
  if (!first) return { ...stock, ...none }
  const nextSaturday = open.find((day) => weekdayIndex(day.date) === saturday)
  const isDearer = nextSaturday && nextSaturday !== first && nextSaturday.priceCents !== first.priceCents
  return {
    ...stock,
    available: true,
    date: isoDate(first.date),
    price: toDollars(first.priceCents),
    saturdayPrice: isDearer ? toDollars(nextSaturday.priceCents) : null,
  }
}

/** First delivery day, price and stock of products this shop sells; none without a known location. */
export async function deliveryEstimates(
  { db, clock }: ReadDeps,
  { skus, location }: { skus: string; location?: string | undefined },
  { brand }: CallContext,
): Promise<DeliveryEstimate[]> {
  const { country } = brand
  const requestedSkus = skuList(skus)
  if (requestedSkus.length === 0 || !location) return []
  const [place, rows] = await Promise.all([
    localityById(db, country, location),
    warehouseStock(db, shopOf({ brand }), requestedSkus),
  ])
  if (!place) return []
  const destination = { place, country, today: shopDate(clock(), country) }
  return requestedSkus.flatMap((sku) => {
    const own = rows.filter((row) => row.sku === sku)
    return own.length === 0 ? [] : [estimateOf(sku, own, { ...destination, brand })]
  })
}
