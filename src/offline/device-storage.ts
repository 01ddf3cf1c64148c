import { consentKey } from '#lib/tracking/consent.ts'
import { type Database, ownDatabase } from './database.ts'
import { pictureCaches } from './picture-store.ts'
import { countStoredChanges, type StoredChanges } from './unsent-changes.ts'

export type StoredHere = {
  /** Bytes of this shop in the browser; null where the browser does not report them. */
  readonly used: number | null
  readonly pictures: number
  readonly pages: number
  readonly products: number
  readonly projects: number
  readonly unsent: StoredChanges
  /** Characters in local and session storage. */
  readonly settings: number
}

/** Caches with files of the app, which say nothing about a person. */
const isApp = (name: string) => /precache|assets|fonts|brand-files/.test(name)

async function shopCaches(): Promise<readonly string[]> {
  if (typeof caches === 'undefined') return []
  return (await caches.keys()).filter((name) => !isApp(name))
}

async function countIn(names: readonly string[]): Promise<number> {
  const keys = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return keys.reduce((sum, count) => sum + count, 0)
}

const lengthOf = (storage: Storage) => Object.entries(storage).reduce((sum, entry) => sum + entry.join('').length, 0)

const none = () => 0

/** What this device stores of the shop, by kind. */
export async function storedHere(brand: string, database: Database = ownDatabase()): Promise<StoredHere> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  const pictures = await pictureCaches().catch((): readonly string[] => [])
  const others = (await shopCaches().catch((): readonly string[] => [])).filter((name) => !pictures.includes(name))
  return {
    used: estimate?.usage ?? null,
    pictures: await countIn(pictures).catch(none),
    pages: await countIn(others).catch(none),
    products: await database.seenProducts.count().catch(none),
    projects: await database.projects.count().catch(none),
    unsent: await countStoredChanges(brand, database).catch(() => ({ projects: 0, others: 0, cart: 0 })),
    settings: lengthOf(localStorage) + lengthOf(sessionStorage),
  }
}

/** Deletes everything but the app itself, also changes that were not sent: the caller has asked. */
export async function clearDevice(database: Database = ownDatabase()) {
  await database.transaction('rw', database.tables, () => Promise.all(database.tables.map((table) => table.clear())))
  await Promise.all((await shopCaches()).map((name) => caches.delete(name)))
  // A "no" to other companies is not something to forget.
  const choice = localStorage.getItem(consentKey)
  localStorage.clear()
  if (choice !== null) localStorage.setItem(consentKey, choice)
  sessionStorage.clear()
}
