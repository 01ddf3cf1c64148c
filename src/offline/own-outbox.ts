import { reportFailure } from '#lib/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { ownDatabase } from './database.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMemoryOutbox } from './outbox-memory.ts'
import { browserLock, createPageLock, type Lock } from './sync/locks.ts'

/** The shop's outbox with the lock that fits it; one in memory where the browser keeps nothing. */
export async function openOwnOutbox(brand: string): Promise<{ outbox: Outbox; lock: Lock }> {
  try {
    const database = ownDatabase()
    const outbox = createOutbox(database, { brand, tab: uniqueId() })
    // One that opens need not hold what is looked for: somebody else may have made it.
    await outbox.list()
    return { outbox, lock: browserLock() }
  } catch (cause) {
    if (typeof indexedDB !== 'undefined') reportFailure('outbox', cause)
    return { outbox: createMemoryOutbox(brand), lock: createPageLock() }
  }
}
