import { useQuery } from '@tanstack/react-query'
import { lacksConnection } from '#contract/api-error.ts'
import { accountInfo, type StaffAccount, useViewer } from '#lib/account-info.ts'
import { type App, useApp } from '#lib/app.tsx'
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

type StaffHere = {
  /** Null for everybody else, and while it is not known. */
  account: StaffAccount | null
  /** The page was opened without a connection: what is known of who looks was said before. */
  isOffline: boolean
  /** The device is being asked. */
  isLooking: boolean
}

/** The member of staff who looks: as the shop says or, opened without a connection, as it said last of this sign-in on this device. */
export function useStaffHere(): StaffHere {
  const app = useApp()
  const viewer = useViewer()
  const isCutOff = viewer.is === 'failed' && lacksConnection(viewer.error)
  const { data: last, isLoading: isLooking } = useQuery({
    queryKey: ['account', 'staff-on-device'],
    queryFn: () => ownStaff(app),
    enabled: isCutOff,
  })
  if (viewer.is === 'staff') return { account: viewer.account, isOffline: false, isLooking: false }
  // While the shop is asked again it is who it was: the page is not taken from under them.
  const isOffline = isCutOff || (viewer.is === 'waiting' && last !== undefined)
  const account = isOffline && last?.id ? { winningUserId: last.id, firstName: last.name } : null
  return { account, isOffline, isLooking }
}

/** What is read of a row whichever app wrote it. */
type StoredChange = { readonly account?: unknown; readonly projectId?: unknown; readonly edit?: { kind?: unknown } }

/** What waits on this device, with whether this person made it. Nobody else has it. */
async function waitingHere(brand: string, database: Database) {
  const { id } = await lastStaff(brand, database)
  const rows = await database.projectChanges.where({ brand }).toArray()
  return rows.map(({ seq, row }) => {
    const change = (row ?? {}) as StoredChange // every part of it may be missing
    return { seq, change, isOwn: change.account === id }
  })
}

async function ownChanges(brand: string, database: Database) {
  const rows = await waitingHere(brand, database)
  return rows.flatMap(({ seq, isOwn }) => (seq !== undefined && isOwn ? [seq] : []))
}

/** Ids of projects that a colleague began here and that were not sent yet: until then the shop shows them to nobody. */
export async function begunByOthers(brand: string, database: Database): Promise<ReadonlySet<unknown>> {
  const rows = await waitingHere(brand, database)
  const begun = rows.filter(({ change, isOwn }) => !isOwn && change.edit?.kind === 'create')
  return new Set(begun.map(({ change }) => change.projectId))
}

/** How much is lost with a sign-out. */
export const countOwnChanges = async (brand: string, database = ownDatabase()) =>
  (await ownChanges(brand, database)).length

/** At a sign-out that was meant; changes of others stay for when they come back. */
export async function forgetOwnChanges(brand: string, database = ownDatabase()) {
  await database.projectChanges.bulkDelete(await ownChanges(brand, database))
  await database.kept.delete([brand, key])
}
