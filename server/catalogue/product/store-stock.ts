import type { StoreStock } from '#contract/catalogue/product-details.ts'
import { distanceKm } from '#domain/delivery/delivery-schedule.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDb } from '../../database/database.ts'
import { localityById } from '../../locations/store/localities.ts'
import { storesWith } from '../store/store-stock.ts'

type Options = { brand: Brand; productId: string; location: string | undefined }

/** The stores that have a product, the nearest first; without a known location in the order of the list of stores. */
export async function storeStockOf(db: ReadDb, { brand, productId, location }: Options): Promise<StoreStock[]> {
  const [rows, place] = await Promise.all([
    storesWith(db, brand.key, productId),
    location ? localityById(db, brand.country, location) : undefined,
  ])
  const stores = rows.map(({ latitude, longitude, ...store }) => ({
    ...store,
    distanceKm: place ? Math.round(distanceKm(place, { latitude, longitude })) : null,
  }))
  return stores.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))
}
