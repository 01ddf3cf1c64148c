import { and, asc, eq, gt } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { storeStock, stores } from '../../database/schema/catalogue.ts'

/** The stores of a shop that shoppers see and that have a product, with the pieces there. */
export const storesWith = (db: ReadDb, brand: string, productId: string) =>
  db
    .select({
      storeId: stores.id,
      storeUri: stores.uri,
      name: stores.name,
      suburb: stores.suburb,
      state: stores.state,
      isAppointmentOnly: stores.isAppointmentOnly,
      openTimes: stores.openTimes,
      latitude: stores.latitude,
      longitude: stores.longitude,
      quantity: storeStock.quantity,
    })
    .from(storeStock)
    .innerJoin(stores, eq(stores.id, storeStock.storeId))
    .where(
      and(eq(stores.brand, brand), stores.isShown, eq(storeStock.productId, productId), gt(storeStock.quantity, 0)),
    )
    .orderBy(asc(stores.state), asc(stores.name))
