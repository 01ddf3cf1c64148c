import { useQuery } from '@tanstack/react-query'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { accountInfo, type StaffAccount, useViewer } from '#lib/account/account-info.ts'
import { signedInSub } from '#lib/account/id-token.ts'
import { type App, useApp } from '#lib/app.tsx'
import { type Database, ownDatabase } from './database.ts'
import { forgetDrafts } from './project/stored/draft-store.ts'
import { forgetPriceChanges } from './project/stored/price-change-store.ts'

/** `sub`: subject of the sign-in. */
type Staff = { readonly id: string; readonly name: string; readonly sub?: string }

const key = 'staff'
/** Products that lookups of staff have shown. */
export const lookedUpKey = 'staff-products'
const noStaff: Staff = { id: '', name: '' }

const isStaff = (value: unknown): value is Staff =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** The member of staff who signed in last and did not sign out; the sign-in may have ended. */
export async function storedStaff(brand: string, { kept }: Database): Promise<Staff> {
  const known = (await kept.get([brand, key]).catch(() => undefined))?.value
  return isStaff(known) ? known : noStaff
}

async function lastStaff(brand: string, database: Database): Promise<Staff> {
  const known = await storedStaff(brand, database)
  // The stored sign-in may have expired, and another person may have signed in since.
  return (known.sub ?? '') === signedInSub() ? known : noStaff
}

/** The member of staff who uses this device: from the account, or from the stored sign-in when offline. */
export async function ownStaff({ api, queryClient, brand }: App, database: Database = ownDatabase()): Promise<Staff> {
  const account = queryClient.getQueryData(accountInfo(api).queryKey)
  if (!account?.winningUserId) return lastStaff(brand.key, database)
  const name = `${account.firstName} ${account.lastName ?? ''}`.trim()
  const staff = { id: account.winningUserId, name, sub: signedInSub() }
  // When storing fails, they are known only while the page is open.
  await database.kept.put({ brand: brand.key, key, value: staff }).catch(() => undefined)
  return staff
}

type StaffHere = {
  /** Null for everyone else, and while loading. */
  account: StaffAccount | null
  /** The page was opened offline: the account is from an earlier visit. */
  isOffline: boolean
  /** The stored account is being read. */
  isLooking: boolean
}

/** The signed-in member of staff: from the account or, when the page was opened offline, from the stored sign-in. */
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
  // While the account is requested again, the page shows the last known one.
  const isOffline = isCutOff || (viewer.is === 'waiting' && last !== undefined)
  const account = isOffline && last?.id ? { winningUserId: last.id, firstName: last.name } : null
  return { account, isOffline, isLooking }
}

/** Fields of an edit, or of a row of an older release, that any version of the app stored. */
type StoredChange = {
  readonly account?: unknown
  readonly kind?: unknown
  readonly scope?: unknown
  readonly projectId?: unknown
  readonly edit?: { kind?: unknown }
}

const projectOf = ({ scope, projectId }: StoredChange) =>
  typeof scope === 'string' ? scope.slice(scope.indexOf(':') + 1) : projectId

type Unsent = { readonly seq: number; readonly change: StoredChange }

/** Edits that are on this device only, in the two tables they can be in. */
export async function unsentHere(brand: string, { edits, projectChanges }: Database) {
  const readable = (rows: readonly { seq?: number | undefined; change: unknown }[]): Unsent[] =>
    rows.flatMap(({ seq, change }) => (seq === undefined ? [] : [{ seq, change: (change ?? {}) as StoredChange }])) // any field may be missing
  return {
    edits: readable((await edits.where({ brand }).toArray()).map((edit) => ({ seq: edit.seq, change: edit }))),
    older: readable((await projectChanges.where({ brand }).toArray()).map(({ seq, row }) => ({ seq, change: row }))),
  }
}

export async function ownUnsent(brand: string, database: Database) {
  const { id } = await lastStaff(brand, database)
  const { edits, older } = await unsentHere(brand, database)
  const own = (all: readonly Unsent[]) => all.flatMap(({ seq, change }) => (change.account === id ? [seq] : []))
  return { edits: own(edits), older: own(older) }
}

/** Ids of projects that a colleague created here and that were not sent yet: until then no one else sees them. */
export async function begunByOthers(brand: string, database: Database): Promise<ReadonlySet<unknown>> {
  const { id } = await lastStaff(brand, database)
  const { edits, older } = await unsentHere(brand, database)
  const created = [...edits, ...older].filter(
    ({ change }) => change.account !== id && (change.kind ?? change.edit?.kind) === 'create',
  )
  return new Set(created.map(({ change }) => projectOf(change)))
}

/** Deletes bytes without an edit, of any account. */
async function deleteUnusedFiles(database: Database) {
  const { edits, editFiles } = database
  await database.transaction('rw', [edits, editFiles], async () => {
    const stored: readonly object[] = await edits.toArray()
    const used = new Set(stored.map((edit: { body?: { id?: unknown } }) => edit.body?.id))
    const files = await editFiles.toCollection().primaryKeys()
    await editFiles.bulkDelete(files.filter((id) => !used.has(id)))
  })
}

/** At an explicit sign-out; edits of others stay. */
export async function forgetOwnChanges(brand: string, database = ownDatabase()) {
  const { edits, older } = await ownUnsent(brand, database)
  await database.edits.bulkDelete(edits)
  await deleteUnusedFiles(database)
  await database.projectChanges.bulkDelete(older)
  await forgetDrafts(database, brand)
  await forgetPriceChanges(database, brand)
  await Promise.all([key, lookedUpKey].map((name) => database.kept.delete([brand, name])))
}
