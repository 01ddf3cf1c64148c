import { Dexie, type EntityTable, type Table } from 'dexie'

/** The last cart of a shop as this device saw it. */
export type CartRow = {
  brand: string
  cart: unknown
  savedAt: number
  /** The tab that wrote it and therefore ignores it. */
  savedBy: string
}

/** A row of the outbox that releases up to November 2026 used; `row` is parsed on read. */
export type StoredRow = { seq?: number; id: string; brand: string; row: unknown }

/** A product card that was shown on this device. */
export type SeenRow = { brand: string; sku: string; card: unknown; seenAt: number }

/** A small value by its key, for example the compare list under the name that the specification gives it. */
export type KeyValueRow = { brand: string; key: string; value: unknown }

/** A project that was opened on this device. */
export type ProjectRow = { brand: string; id: string; project: unknown; savedAt: number }

/** A change of a project as releases up to November 2026 queued it, in the order in which it was made. */
export type StoredProjectRow = { seq?: number; id: string; brand: string; row: unknown }

/** An edit as any version of the app stored it. */
export type StoredEdit = { seq?: number | undefined; id: string; scope: string; brand: string }

/** The bytes of a file that an edit attaches, under the id of the file. */
export type EditFileRow = { id: string; bytes: ArrayBuffer }

export type Database = Dexie & {
  editFiles: EntityTable<EditFileRow, 'id'>
  edits: EntityTable<StoredEdit, 'seq'>
  carts: EntityTable<CartRow, 'brand'>
  outbox: EntityTable<StoredRow, 'seq'>
  seenProducts: Table<SeenRow, [string, string]>
  kept: Table<KeyValueRow, [string, string]>
  projects: Table<ProjectRow, [string, string]>
  projectChanges: EntityTable<StoredProjectRow, 'seq'>
}

export function openDatabase(name = 'hearth'): Database {
  const database = new Dexie(name) as Database // the tables are made by the lines below
  // Versions only add tables: a tab of an older release must still find its own.
  database.version(1).stores({ carts: 'brand' })
  database.version(2).stores({
    outbox: '++seq, &id, brand',
    seenProducts: '[brand+sku], [brand+seenAt]',
    kept: '[brand+key]',
  })
  database.version(3).stores({ projects: '[brand+id], [brand+savedAt]' })
  database.version(4).stores({ projectChanges: '++seq, &id, brand' })
  // `outbox` and `projectChanges` are only emptied into `edits`: a tab of an older release may still write them.
  database.version(5).stores({ edits: '++seq, &id, scope, brand' })
  database.version(6).stores({ editFiles: 'id' })
  // A newer release in another tab upgrades the schema: closes, and opens again with the next query.
  database.on('versionchange', () => database.close({ disableAutoOpen: false }))
  return database
}

let opened: Database | null = null

/** The connection of this page, opened on first use. */
export function ownDatabase(): Database {
  opened ??= openDatabase()
  return opened
}
