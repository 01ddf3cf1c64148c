import { browserStorage } from './expiring-storage.ts'

/** Cached responses: they load again. */
const isCache = (key: string) => /^hearth:[^:]+:cache$/.test(key)

/** Stores a value; in a full storage, cached responses make room for it. False where it still does not fit. */
export function storeWithRoom(key: string, value: string): boolean {
  const storage = browserStorage()
  const wasStored = () => {
    try {
      storage?.setItem(key, value)
      return storage !== null
    } catch {
      return false
    }
  }
  if (wasStored()) return true
  for (const name of Object.keys(storage ?? {})) if (isCache(name)) storage?.removeItem(name)
  return wasStored()
}
