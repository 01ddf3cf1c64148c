import { pageConnection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { ownDatabase } from '../database.ts'
import { deviceId } from './device-id.ts'
import { browserLock, createPageLock } from './locks.ts'
import { createLogStore } from './log-store.ts'
import { createMemoryLogStore } from './memory-log-store.ts'
import { withOverflow } from './overflow-store.ts'
import type { ScopeType } from './scope-type.ts'

type Owner = { readonly brand: string; readonly account: string | null }

/** The logs on this device with a matching lock; in memory where the browser stores nothing. */
export async function openStore<State, Result>(type: ScopeType<State, Result>, owner: Owner) {
  try {
    const database = ownDatabase()
    const store = createLogStore(database, { type, ...owner })
    // Another program may have created a database of this name without these tables.
    await store.list()
    const isOnline = () => pageConnection().status() === 'online'
    return { store: withOverflow(store, { type, isOnline }), lock: browserLock(), deviceId: await deviceId(database) }
  } catch (cause) {
    if (typeof indexedDB !== 'undefined') reportFailure('sync', cause)
    return { store: createMemoryLogStore(type), lock: createPageLock(), deviceId: uniqueId() }
  }
}
