import { and, asc, eq, max, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accountAddresses } from '../database/schema/accounts.ts'
import { isCartId as isId } from './carts.ts'

export type AddressRow = typeof accountAddresses.$inferSelect
type Owner = { accountId: string; country: string }

const isOwn = ({ accountId, country }: Owner) =>
  and(eq(accountAddresses.accountId, accountId), eq(accountAddresses.country, country))

/** In the order they were saved in. */
export const addressesOf = (db: Db, owner: Owner): Promise<AddressRow[]> =>
  db.select().from(accountAddresses).where(isOwn(owner)).orderBy(asc(accountAddresses.position))

/** The address that goes into the checkout, or the first one. */
export async function defaultAddress(db: Db, owner: Owner): Promise<AddressRow | null> {
  const rows = await addressesOf(db, owner)
  return rows.find(({ isDefault }) => isDefault) ?? rows[0] ?? null
}

export async function nextPosition(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(accountAddresses.position) })
    .from(accountAddresses)
    .where(eq(accountAddresses.accountId, accountId))
  return (row?.last ?? -1) + 1
}

export const insertAddress = (db: Db, address: AddressRow) => db.insert(accountAddresses).values(address)

type Change = Omit<AddressRow, 'id' | 'accountId' | 'position' | 'country'>

/** Null when the account has no such address. */
export async function changeAddress(db: Db, owner: Owner, { id, ...change }: Change & { id: string }) {
  if (!isId(id)) return null
  const rows = await db
    .update(accountAddresses)
    .set(change)
    .where(and(isOwn(owner), eq(accountAddresses.id, id)))
    .returning()
  return rows[0] ?? null
}

/** One address goes into the checkout: the others of the country do not any more. */
export const unmarkOthers = (db: Db, owner: Owner, id: string) =>
  db
    .update(accountAddresses)
    .set({ isDefault: false })
    .where(and(isOwn(owner), ne(accountAddresses.id, id)))

export async function deleteAddress(db: Db, owner: Owner, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const gone = await db
    .delete(accountAddresses)
    .where(and(isOwn(owner), eq(accountAddresses.id, id)))
    .returning({ id: accountAddresses.id })
  return gone.length === 1
}
