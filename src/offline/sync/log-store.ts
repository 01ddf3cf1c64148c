import { liveQuery } from 'dexie'
import type { Database, StoredEdit } from '../database.ts'
import { withConnection, writeEvicting } from '../database-faults.ts'
import { clearPictures } from '../picture-store.ts'
import { type Edit, readEdit, type ScopeId, scopeId } from './edit.ts'
import type { Log } from './log.ts'
import { filesOf, readable, type ScopeType } from './scope-type.ts'

/** All edits of one scope type on this device. */
export type StoredEdits = {
  readonly edits: readonly Edit[]
  /** Number of rows that this version of the app cannot read; they stay stored. */
  readonly unreadable: number
}

/** Bytes to store with an edit. */
export type EditFile = { readonly id: string; readonly bytes: ArrayBuffer }

/** Stores the logs of one scope type for one account of one shop. */
export type LogStore<State> = {
  /** False in a window that cannot store: edits are lost with the page. */
  readonly isDurable: boolean
  readonly list: () => Promise<StoredEdits>
  readonly read: (scope: ScopeId) => Promise<Log<State>>
  /** Writes edits, base and bytes in one transaction, or rejects and writes nothing. `change` is pure: it may run twice. */
  readonly update: <Result>(
    scope: ScopeId,
    change: (log: Log<State>) => readonly [Log<State>, Result],
    file?: EditFile,
  ) => Promise<Result>
  /** Bytes stored with an edit; null when they are gone. */
  readonly readFile: (id: string) => Promise<ArrayBuffer | null>
  /** Converts rows of an older release to edits. */
  readonly migrateOlder: () => Promise<void>
  /** Reports the stored edits, then every change by any tab. */
  readonly watch: (take: (stored: StoredEdits) => void) => () => void
}

type Options<State, Result> = {
  readonly type: ScopeType<State, Result>
  readonly brand: string
  readonly account: string | null
}

const byOrder = (a: { seq?: number | undefined }, b: { seq?: number | undefined }) => (a.seq ?? 0) - (b.seq ?? 0)

/** The logs in IndexedDB, shared by all tabs. */
export function createLogStore<State, Result>(
  database: Database,
  { type, brand, account }: Options<State, Result>,
): LogStore<State> {
  const { edits, editFiles } = database
  const older = type.older && database.table(type.older.table)
  const baseTables = type.base.tables.map((name) => database.table(name))

  function readAll(rows: readonly StoredEdit[]): StoredEdits {
    const own = rows.map((row) => {
      const edit = readEdit(row)
      return edit && readable(type, edit)
    })
    const known = own.flatMap((edit) => (edit?.account === account ? [edit] : []))
    return { edits: known.sort(byOrder), unreadable: own.filter((edit) => edit === null).length }
  }

  const olderUnreadable = async () => {
    const rows = (await older?.where({ brand }).toArray()) ?? []
    return rows.filter(({ row }) => type.older?.toEdit(row, brand) === null).length
  }

  async function list(): Promise<StoredEdits> {
    const rows = await edits.where({ brand }).toArray()
    const read = readAll(rows.filter(({ scope }) => scope.startsWith(scopeId(type.name, ''))))
    return { ...read, unreadable: read.unreadable + (await olderUnreadable()) }
  }

  async function read(scope: ScopeId): Promise<Log<State>> {
    const rows = await edits.where({ scope }).toArray()
    const base = await type.base.read(database, { scope, brand })
    const own = readAll(rows.filter((row) => row.brand === brand)).edits
    return type.follows ? { base, edits: own, missing: await missingFor(scope, type.follows) } : { base, edits: own }
  }

  async function missingFor(scope: ScopeId, follows: NonNullable<typeof type.follows>) {
    const rows = await edits.where({ scope: follows.scope(scope) }).toArray()
    const first = rows.flatMap((row) => (row.brand === brand ? (readEdit(row) ?? []) : []))
    return first.filter((edit) => edit.account === account).flatMap(follows.creates)
  }

  async function write(before: Log<State>, after: Log<State>, file?: EditFile) {
    const left = new Set(after.edits.map(({ seq }) => seq))
    const known = new Set(before.edits)
    // At once, in order. Not as one bulk: its error would hide that the quota is exceeded.
    await Promise.all([
      ...before.edits.flatMap(({ seq }) => (seq === undefined || left.has(seq) ? [] : [edits.delete(seq)])),
      ...after.edits.filter((edit) => !known.has(edit)).map((edit) => edits.put(edit)),
    ])
    const files = filesOf(type, after.edits)
    for (const id of filesOf(type, before.edits)) if (!files.has(id)) await editFiles.delete(id)
    if (file && files.has(file.id)) await editFiles.put(file)
  }

  async function writeBase(scope: ScopeId, base: State | null) {
    if (base === null) await type.base.remove(database, { scope, brand })
    else await type.base.write(database, { scope, brand }, base)
  }

  // Evicts what can be fetched again, never edits.
  const evictions = [clearPictures, () => database.seenProducts.clear()]

  return {
    isDurable: true,
    list: () => withConnection(database, list),
    read: (scope) =>
      withConnection(database, () => database.transaction('r', [edits, ...baseTables], () => read(scope))),
    update: (scope, change, file) =>
      writeEvicting(
        () =>
          withConnection(database, () =>
            database.transaction('rw', [edits, editFiles, ...baseTables], async () => {
              const before = await read(scope)
              const [after, result] = change(before)
              await write(before, after, file)
              if (after.base !== before.base) await writeBase(scope, after.base)
              return result
            }),
          ),
        evictions,
      ),
    readFile: (id) => withConnection(database, async () => (await editFiles.get(id))?.bytes ?? null),
    migrateOlder: async () => {
      if (!older || !type.older) return
      const { toEdit } = type.older
      await withConnection(database, async () => {
        if ((await older.where({ brand }).count()) === 0) return
        await database.transaction('rw', [edits, older], async () => {
          for (const stored of (await older.where({ brand }).toArray()).sort(byOrder)) {
            const edit = toEdit(stored.row, brand)
            if (edit?.account !== account) continue
            if ((await edits.where({ id: edit.id }).count()) === 0) await edits.add(edit)
            await older.delete(stored.seq)
          }
        })
      })
    },
    watch: (take) => {
      const subscription = liveQuery(list).subscribe({ next: take, error: () => {} })
      return () => subscription.unsubscribe()
    },
  }
}
