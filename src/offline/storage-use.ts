import { pagesCachePrefix } from '#contract/worker.ts'
import { type Database, ownDatabase } from './database.ts'
import { clearPictures, pictureCaches } from './picture-store.ts'

export type StorageUse = {
  /** Bytes of this origin, and its quota; null where the browser does not report them. */
  readonly used: number | null
  readonly quota: number | null
  readonly pictures: number
  readonly pages: number
  readonly products: number
  readonly unsent: number
}

async function countIn(names: readonly string[]): Promise<number> {
  const keys = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return keys.reduce((sum, count) => sum + count, 0)
}

async function pageCaches(): Promise<readonly string[]> {
  if (typeof caches === 'undefined') return []
  return (await caches.keys()).filter((name) => name.startsWith(pagesCachePrefix) || /catalogue/.test(name))
}

const countUnsent = async ({ edits, outbox }: Database) => (await edits.count()) + (await outbox.count())

/** What this device stores of the shop, by kind. */
export async function storageUse(database: Database = ownDatabase()): Promise<StorageUse> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  const none = () => 0
  return {
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    pictures: await countIn(await pictureCaches()).catch(none),
    pages: await countIn(await pageCaches()).catch(none),
    products: await database.seenProducts.count().catch(none),
    unsent: await countUnsent(database).catch(none),
  }
}

export async function clearPages(database: Database = ownDatabase()) {
  await Promise.all((await pageCaches()).map((name) => caches.delete(name)))
  await database.seenProducts.clear()
}

/** False, and nothing is cleared, while edits are pending: they exist nowhere else. */
export async function clearEverything(database: Database = ownDatabase()): Promise<boolean> {
  const { edits, outbox, carts, seenProducts, kept } = database
  const isCleared = await database.transaction('rw', [edits, outbox, carts, seenProducts, kept], async () => {
    if ((await countUnsent(database)) > 0) return false
    await Promise.all([carts.clear(), seenProducts.clear(), kept.clear()])
    return true
  })
  if (!isCleared) return false
  await clearPictures()
  await clearPages(database)
  for (const key of Object.keys(localStorage)) if (key.startsWith('hearth:')) localStorage.removeItem(key)
  return true
}
