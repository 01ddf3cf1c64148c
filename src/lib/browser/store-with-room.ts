import { browserStorage } from './expiring-storage.ts'

/** Cached responses: they load again. */
const isCache = (key: string) => /^hearth:[^:]+:cache$/.test(key)

/** Stores a value; in a full storage, cached responses make room for it. Where it still does not fit, nothing is stored. */
export function storeWithRoom(key: string, value: string) {
  const storage = browserStorage()
  if (!storage) return
  const fits = () => {
    try {
      storage.setItem(key, value)
      return true
    } catch {
      return false
    }
  }
  if (fits()) return
  for (const name of Object.keys(storage)) if (isCache(name)) storage.removeItem(name)
  fits()
}
