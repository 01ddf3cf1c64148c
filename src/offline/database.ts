import { Dexie, type EntityTable, type Table } from 'dexie'

/** The last cart of a shop as this device saw it. */
export type CartRow = {
  brand: string
  cart: unknown
  savedAt: number
  /** The tab that wrote it, which need not read it back. */
  savedBy: string
}

/** A row of the outbox as it lies there: what an older app wrote is read with care. */
export type StoredRow = { seq?: number; id: string; brand: string; row: unknown }

/** A product card this device has been shown. */
export type SeenRow = { brand: string; sku: string; card: unknown; seenAt: number }

/** A small list under the name the specification gives it. */
export type KeptRow = { brand: string; key: string; value: unknown }

/** A project that was opened on this device. */
export type ProjectRow = { brand: string; id: string; project: unknown; savedAt: number }

/** A change of a project as it lies there, in the order in which it was made. */
export type StoredProjectRow = { seq?: number; id: string; brand: string; row: unknown }

/** An edit as it was stored, by whichever version of the app. */
export type StoredEdit = { seq?: number; id: string; scope: string; brand: string }

/** The bytes of a file that an edit attaches, under the id of the file. */
export type EditFileRow = { id: string; bytes: ArrayBuffer }

export type Database = Dexie & {
  editFiles: EntityTable<EditFileRow, 'id'>
  edits: EntityTable<StoredEdit, 'seq'>
  carts: EntityTable<CartRow, 'brand'>
  outbox: EntityTable<StoredRow, 'seq'>
  seenProducts: Table<SeenRow, [string, string]>
  kept: Table<KeptRow, [string, string]>
  projects: Table<ProjectRow, [string, string]>
  projectChanges: EntityTable<StoredProjectRow, 'seq'>
}

export function openDatabase(name = 'hearth'): Database {
  const database = new Dexie(name) as Database // the tables are made by the lines below
  // Versions only add: a tab of an older app goes on reading what it knows.
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
  // A newer app in another tab wants to upgrade: this one lets go, and opens again when it next needs something.
  database.on('versionchange', () => database.close({ disableAutoOpen: false }))
  return database
}

let opened: Database | null = null

/** One connection for the page; opened by whoever needs it first. */
export function ownDatabase(): Database {
  opened ??= openDatabase()
  return opened
}
