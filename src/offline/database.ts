import { Dexie, type EntityTable } from 'dexie'

/** The last cart of a shop as this device saw it. */
export type CartRow = {
  brand: string
  cart: unknown
  savedAt: number
  /** The tab that wrote it, which need not read it back. */
  savedBy: string
}

export type Database = Dexie & { carts: EntityTable<CartRow, 'brand'> }

export function openDatabase(name = 'hearth'): Database {
  const database = new Dexie(name) as Database // the tables are made by the line below
  database.version(1).stores({ carts: 'brand' })
  return database
}

let opened: Database | null = null

/** One connection for the page; opened by whoever needs it first. */
export function ownDatabase(): Database {
  opened ??= openDatabase()
  return opened
}
