import type { Database } from './database.ts'

const hasName = (error: unknown, names: readonly string[]): boolean => {
  if (!(error instanceof Error)) return false
  // Dexie wraps the browser's own error.
  const inner = 'inner' in error ? error.inner : undefined
  return names.includes(error.name) || hasName(inner, names)
}

const lost = ['InvalidStateError', 'DatabaseClosedError', 'AbortError', 'TransactionInactiveError', 'UnknownError']

/** Phones close the database connection while the app is in the background. */
export const isConnectionLost = (error: unknown) => hasName(error, lost) && !isQuotaExceeded(error)

export const isQuotaExceeded = (error: unknown) => hasName(error, ['QuotaExceededError'])

/** Reopens a lost connection once and runs the work again. */
export async function withConnection<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    database.close({ disableAutoOpen: false })
    await database.open()
    return work()
  }
}

/** Nothing was written: the action must not be shown as done. */
export class NotSavedError extends Error {
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Object && 'name' in value && value.name === 'NotSavedError'
  }
  override name = 'NotSavedError'
}

/** Writes; when the quota is exceeded it evicts what can be fetched again, in the given order, and tries again. */
export async function writeEvicting<T>(write: () => Promise<T>, evictions: readonly (() => Promise<unknown>)[]) {
  for (const evict of evictions) {
    try {
      return await write()
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error
      await evict().catch(() => undefined)
    }
  }
  return write().catch((cause: unknown) => {
    throw isQuotaExceeded(cause) ? new NotSavedError('This device is full', { cause }) : cause
  })
}
