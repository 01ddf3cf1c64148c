export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Texts in a browser storage; in memory where access is denied, as in private windows, and where it is full. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const own = new Map<string, string>()
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(storage())
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => own.get(key) ?? attempt((stored) => stored.getItem(key)),
    setItem: (key, value) => {
      own.set(key, value)
      attempt((stored) => {
        stored.setItem(key, value)
        own.delete(key)
      })
    },
    removeItem: (key) => {
      own.delete(key)
      attempt((stored) => stored.removeItem(key))
    },
  }
}
