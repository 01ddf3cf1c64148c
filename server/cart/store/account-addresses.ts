import { and, asc, eq, max, ne } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { accountAddresses } from '../../database/schema/accounts.ts'

export type AddressRow = typeof accountAddresses.$inferSelect
type Owner = { accountId: string; country: string }

const isOwn = ({ accountId, country }: Owner) =>
  and(eq(accountAddresses.accountId, accountId), eq(accountAddresses.country, country))

/** In the order of creation. */
export const addressesOf = (db: Db, owner: Owner): Promise<AddressRow[]> =>
  db.select().from(accountAddresses).where(isOwn(owner)).orderBy(asc(accountAddresses.position))

/** The default address for the checkout, or the first one. */
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

/** Null if the account has no such address. */
export async function changeAddress(db: Db, owner: Owner, { id, ...change }: Change & { id: string }) {
  if (!isId(id)) return null
  const rows = await db
    .update(accountAddresses)
    .set(change)
    .where(and(isOwn(owner), eq(accountAddresses.id, id)))
    .returning()
  return rows[0] ?? null
}

/** Clears the default flag of the other addresses in the country. */
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
