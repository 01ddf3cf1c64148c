import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, mailedTokens, type StaffData } from '../database/schema/accounts.ts'
import type { Patch } from '../lib/patch.ts'
import { releaseOrders } from './guest-orders.ts'

export type AccountRow = typeof accounts.$inferSelect
/** A staff account, which may work with customers' projects. */
export type StaffRow = AccountRow & { staff: StaffData }

export const isStaff = (account: AccountRow | null): account is StaffRow => account?.staff != null

export const insertAccount = (db: Db, account: AccountRow) =>
  db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })

export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const rows = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()))
  return rows[0] ?? null
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const rows = await db.select().from(accounts).where(eq(accounts.id, id))
  return rows[0] ?? null
}

/** Locks the account row until the transaction ends. */
export const lockAccount = (db: Db, id: string) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')

export const changeAccount = (db: Db, id: string, change: Patch<Omit<AccountRow, 'id'>>) =>
  db.update(accounts).set(change).where(eq(accounts.id, id))

/** Deletes an unconfirmed account, so that the confirmed owner can use the email address. */
export async function deleteUnconfirmed(db: Db, id: string) {
  await db.delete(mailedTokens).where(eq(mailedTokens.accountId, id))
  await releaseOrders(db, id)
  await db.delete(accounts).where(and(eq(accounts.id, id), isNull(accounts.emailConfirmedAt)))
}
