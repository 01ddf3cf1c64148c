import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { changeCounter } from './schema/manage.ts'
import type { Tx } from './transaction.ts'

export type ShopChanges = {
  /**
   * Calls the listener after every change that may be on a page, on whichever instance it was made, with the number of the
   * last one; without it when the database does not respond. Listeners are called in their order.
   */
  subscribe: (listener: (version?: number) => void) => void
}

/** Announces a change to all instances, which see it once the transaction is committed. */
export const announceChange = (tx: Tx) =>
  tx
    .insert(changeCounter)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: changeCounter.id, set: { version: sql`${changeCounter.version} + 1` } })

async function versionOf(db: Db): Promise<number> {
  const [row] = await db.select({ version: changeCounter.version }).from(changeCounter)
  return row?.version ?? 0
}

const everyMs = 1_000

/** Looks for changes every second. When the database did not respond, everything counts as changed. */
export function watchChanges(db: Db, ms = everyMs): ShopChanges & { close: () => void } {
  const listeners = new Set<(version?: number) => void>()
  let known: number | undefined
  let isLooking = false

  async function look() {
    if (isLooking) return
    isLooking = true
    const version = await versionOf(db).catch(() => undefined)
    isLooking = false
    if (version === known && version !== undefined) return
    known = version
    for (const listener of listeners) listener(version)
  }

  const timer = setInterval(() => void look(), ms)
  timer.unref()
  return { subscribe: (listener) => void listeners.add(listener), close: () => clearInterval(timer) }
}
