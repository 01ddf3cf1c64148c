import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { staffShops } from '../database/schema/accounts.ts'

export type StaffShopRow = typeof staffShops.$inferSelect

/** Whether a member of staff may work with the projects of a shop: that of their store, or another by grant. */
export async function worksInShop(db: Db, { accountId, brand }: Pick<StaffShopRow, 'accountId' | 'brand'>) {
  const isThis = and(eq(staffShops.accountId, accountId), eq(staffShops.brand, brand))
  return (await db.select({ brand: staffShops.brand }).from(staffShops).where(isThis)).length === 1
}

export const grantShops = (db: Db, rows: readonly StaffShopRow[]) =>
  db
    .insert(staffShops)
    .values([...rows])
    .onConflictDoNothing()

/** The brands of the shops where a member of staff works. */
export async function shopsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.select({ brand: staffShops.brand }).from(staffShops).where(eq(staffShops.accountId, accountId))
  return rows.map(({ brand }) => brand).sort()
}
