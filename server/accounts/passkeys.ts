import { and, asc, count, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { staffShops } from '../database/schema/accounts.ts'
import { settings } from '../database/schema/catalogue.ts'
import { passkeys, recoveryCodes } from '../database/schema/passkeys.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** False if the passkey is registered already. */
export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  const made = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return made.length === 1
}

/** In all shops, the oldest first. */
export const passkeysOf = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.addedAt), asc(passkeys.id))

export const countPasskeys = (db: Db, accountId: string) => db.$count(passkeys, eq(passkeys.accountId, accountId))

/** A passkey of a host, by the id that its authenticator chose. */
export async function findPasskey(db: Db, { credentialId, rpId }: { credentialId: string; rpId: string }) {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)))
  return row ?? null
}

/** Records a use. False if another use counted as far in the meantime; 0 does not count. */
export async function notePasskeyUse(db: Db, { id, counter, now }: { id: string; counter: number; now: Date }) {
  const isAhead = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isAhead))
    .returning({ id: passkeys.id })
  return used.length === 1
}

export async function deletePasskey(db: Db, { id, accountId }: { id: string; accountId: string }) {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning()
  return row ?? null
}

/** Removes the second factor of an account; returns the number of its passkeys. */
export async function dropPasskeysOf(db: Db, accountId: string): Promise<number> {
  await dropCodes(db, accountId)
  const dropped = await db.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning({ id: passkeys.id })
  return dropped.length
}

export const countCodes = (db: Db, accountId: string) =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId))

export const dropCodes = (db: Db, accountId: string) =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))

export async function replaceCodes(db: Db, accountId: string, codeHashes: readonly string[]) {
  await dropCodes(db, accountId)
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Redeems a recovery code, once. */
export async function redeemRecoveryCode(db: Db, { accountId, codeHash }: typeof recoveryCodes.$inferSelect) {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return used.length === 1
}

/** The setting of a shop; `server/manage/shop/settings.ts` offers it. */
export const staffPasskeySetting = 'staffNeedPasskey'

/** Whether a shop of this member of staff requires a passkey beside the password. */
export async function needsPasskey(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ shops: count() })
    .from(settings)
    .innerJoin(staffShops, and(eq(staffShops.brand, settings.brand), eq(staffShops.accountId, accountId)))
    .where(and(eq(settings.name, staffPasskeySetting), eq(settings.value, 'true')))
  return (row?.shops ?? 0) > 0
}
