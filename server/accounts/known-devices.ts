import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, knownDevices } from '../database/schema/accounts.ts'
import { tx } from '../database/transaction.ts'

type Device = { tokenHash: string; email: string; now: Date }

/** Whether the account with this email address signed in on this device before. */
export async function isKnownDevice(db: Db, { tokenHash, email, now }: Device): Promise<boolean> {
  const rows = await db
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(accounts.email, email), gt(knownDevices.expiresAt, now)))
  return rows.length === 1
}

type Remembered = { tokenHash: string; oldHash: string | null; accountId: string; expiresAt: Date }

/**
 * Records the device of a sign-in under a new token. Other accounts of the device get it too; the old token becomes
 * invalid.
 */
export const rememberDevice = (db: Db, { tokenHash, oldHash, accountId, expiresAt }: Remembered) =>
  tx(db, async (transaction) => {
    if (oldHash) await transaction.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, oldHash))
    await transaction
      .insert(knownDevices)
      .values({ tokenHash, accountId, expiresAt })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.accountId], set: { expiresAt } })
  })

export const forgetDevicesOf = (db: Db, accountId: string) =>
  db.delete(knownDevices).where(eq(knownDevices.accountId, accountId))

export const dropOldDevices = (db: Db, before: Date) =>
  db.delete(knownDevices).where(lt(knownDevices.expiresAt, before))
