/** Announces changes, after which nothing cached is valid. */
type Changes = { subscribe: (listener: () => void) => void } | undefined
type Options = {
  clock: () => Date
  ms: number | undefined
  changes?: Changes
}
type Known = { value: Promise<unknown>; until: number }

/** Caches results by key for a short time; concurrent calls share one. Failures are not cached. */
export function memoize({ clock, ms = 0, changes }: Options) {
  const known = new Map<string, Known>()
  changes?.subscribe(() => known.clear())
  return <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    if (ms === 0) return ask()
    const now = clock().getTime()
    const found = known.get(key)
    if (found && now < found.until) return found.value as Promise<Value> // a key always has the same type
    const value = ask()
    known.set(key, { value, until: now + ms })
    value.catch(() => known.delete(key))
    return value
  }
}

/** Concurrent calls with the same key share one result, unless a change was announced; nothing is cached afterwards. */
export function sharing(changes?: Changes) {
  const pending = new Map<string, Promise<unknown>>()
  changes?.subscribe(() => pending.clear())
  return <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    const found = pending.get(key)
    if (found) return found as Promise<Value> // a key always has the same type
    const value = ask().finally(() => {
      if (pending.get(key) === value) pending.delete(key)
    })
    pending.set(key, value)
    return value
  }
}
