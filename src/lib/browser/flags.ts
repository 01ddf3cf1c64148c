export type SafeStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Flags in a browser storage; in memory where access is denied, as in private windows. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const own = new Map<string, string>()
  return {
    getItem: (key) => {
      try {
        return storage().getItem(key)
      } catch {
        return own.get(key) ?? null
      }
    },
    setItem: (key, value) => {
      own.set(key, value)
      try {
        storage().setItem(key, value)
      } catch {
        // stored in memory above
      }
    },
  }
}
