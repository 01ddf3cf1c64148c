import { and, asc, eq, gt, ilike, or } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { containing } from '../../../database/patterns.ts'
import { stores } from '../../../database/schema/catalogue.ts'
import type { TextPage } from '../../keyset.ts'

export type StoreRow = typeof stores.$inferSelect

export const listStores = (db: Db, brand: string, { after, q, count }: TextPage): Promise<StoreRow[]> =>
  db
    .select()
    .from(stores)
    .where(
      and(
        eq(stores.brand, brand),
        after === null ? undefined : gt(stores.id, after),
        q ? or(ilike(stores.name, containing(q)), ilike(stores.suburb, containing(q))) : undefined,
      ),
    )
    .orderBy(asc(stores.id))
    .limit(count)

export async function findStore(db: Db, brand: string, id: string): Promise<StoreRow | null> {
  const [row] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.brand, brand), eq(stores.id, id)))
  return row ?? null
}

/** Whether a store of any shop has the id, or one of this shop the address. */
export async function isTaken(db: Db, { brand, id, uri }: { brand: string; id: string; uri: string }) {
  const rows = await db
    .select({ id: stores.id, uri: stores.uri })
    .from(stores)
    .where(or(eq(stores.id, id), and(eq(stores.brand, brand), eq(stores.uri, uri))))
  return { id: rows.some((row) => row.id === id), uri: rows.some((row) => row.uri === uri && row.id !== id) }
}

export const insertStore = (db: Db, row: typeof stores.$inferInsert) => db.insert(stores).values(row)

export const updateStore = (db: Db, id: string, changes: Partial<Omit<StoreRow, 'id'>>) =>
  db.update(stores).set(changes).where(eq(stores.id, id))
