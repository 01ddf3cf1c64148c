import { accountInfo } from '#lib/account-info.ts'
import type { App } from '#lib/app.tsx'
import { signedInSub } from '#lib/id-token.ts'
import { type Database, ownDatabase } from './database.ts'

/** `sub`: whose sign-in it was. */
type Staff = { readonly id: string; readonly name: string; readonly sub?: string }

const key = 'staff'
const nobody: Staff = { id: '', name: '' }

const isStaff = (value: unknown): value is Staff =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

async function lastStaff(brand: string, { kept }: Database): Promise<Staff> {
  const known = (await kept.get([brand, key]))?.value
  // A sign-in may have ended by itself, and the next one be somebody else's.
  return isStaff(known) && (known.sub ?? '') === signedInSub() ? known : nobody
}

/** Who of staff uses this device: as the shop says, and without a connection as it said last. */
export async function ownStaff({ api, queryClient, brand }: App, database: Database = ownDatabase()): Promise<Staff> {
  const account = queryClient.getQueryData(accountInfo(api).queryKey)
  if (!account?.winningUserId) return lastStaff(brand.key, database)
  const name = `${account.firstName} ${account.lastName ?? ''}`.trim()
  const staff = { id: account.winningUserId, name, sub: signedInSub() }
  await database.kept.put({ brand: brand.key, key, value: staff })
  return staff
}

/** Ids of the changes of projects that this person made here and nobody else has. */
async function ownChanges(brand: string, database: Database) {
  const { id } = await lastStaff(brand, database)
  const rows = await database.projectChanges.where({ brand }).toArray()
  return rows.flatMap(({ seq, row }) => (seq !== undefined && isOf(row, id) ? [seq] : []))
}

const isOf = (row: unknown, account: string) =>
  typeof row === 'object' && row !== null && 'account' in row && row.account === account

/** How much is lost with a sign-out. */
export const countOwnChanges = async (brand: string, database = ownDatabase()) =>
  (await ownChanges(brand, database)).length

/** At a sign-out that was meant; changes of others stay for when they come back. */
export async function forgetOwnChanges(brand: string, database = ownDatabase()) {
  await database.projectChanges.bulkDelete(await ownChanges(brand, database))
  await database.kept.delete([brand, key])
}
