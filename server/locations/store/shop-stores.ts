import { and, asc, eq, or } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { stores } from '../../database/schema/catalogue.ts'

/** The stores of a shop that shoppers see; they are few, so the caller filters them. */
export const storesOf = (db: ReadDb, brand: string) =>
  db
    .select()
    .from(stores)
    .where(and(eq(stores.brand, brand), stores.isShown))
    .orderBy(asc(stores.state), asc(stores.name))

export type StoreRow = typeof stores.$inferSelect

/** A store of a shop by its id or URI, also one that is no longer shown: orders and projects refer to it. */
export async function storeBy(db: ReadDb, brand: string, key: string) {
  const [row] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.brand, brand), or(eq(stores.id, key), eq(stores.uri, key))))
    .limit(1)
  return row
}
