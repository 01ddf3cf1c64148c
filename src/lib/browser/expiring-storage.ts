const minuteMs = 60_000

/** What a stored entry looks like. `expiry` is the moment (epoch ms) from which it counts no more. */
type Entry = { readonly value: unknown; readonly expiry: number; readonly life?: number }

type Options = {
  /** Null when the browser blocks storage (some private windows): values then last until the page closes. */
  readonly storage: Storage | null
  readonly now: () => number
  /** Called when the storage is full even after expired entries are removed. */
  readonly onMemoryFallback?: (cause: unknown) => void
}

export type ExpiringStorage = {
  readonly read: (key: string) => unknown
  readonly write: (key: string, value: unknown, minutes: number) => void
  readonly remove: (key: string) => void
  /** Removes every entry of ours that is past due; keys of others stay. */
  readonly clearExpired: () => void
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'value' in value && 'expiry' in value && isTime(value.expiry)
}

const isTime = (value: unknown): value is number => Number.isFinite(value)

function parseEntry(text: string | null): Entry | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isEntry(value) ? value : null
  } catch {
    return null
  }
}

// A clock that was moved back would keep an entry for ever: more life left than it was given means it is past due too.
function isPastDue({ expiry, life }: Entry, now: number): boolean {
  return expiry <= now || (isTime(life) && expiry - now > life)
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
}

/** Values with a life in minutes over a browser storage; past it they are gone, from the storage as well. */
export function createExpiringStorage({ storage, now, onMemoryFallback }: Options): ExpiringStorage {
  const memory = new Map<string, string>()

  function remove(key: string) {
    memory.delete(key)
    storage?.removeItem(key)
  }

  function clearExpired() {
    for (const key of [...memory.keys(), ...(storage ? keysOf(storage) : [])]) {
      const entry = parseEntry(memory.get(key) ?? storage?.getItem(key) ?? null)
      if (entry && isPastDue(entry, now())) remove(key)
    }
  }

  function store(key: string, text: string) {
    if (!storage) return void memory.set(key, text)
    try {
      storage.setItem(key, text)
    } catch (error) {
      if (!isQuotaError(error)) throw error
      clearExpired()
      storage.setItem(key, text)
    }
    memory.delete(key)
  }

  function write(key: string, value: unknown, minutes: number) {
    const life = minutes * minuteMs
    const text = JSON.stringify({ value, expiry: now() + life, life })
    try {
      store(key, text)
    } catch (cause) {
      // An older value under this key must not come back after the page is gone.
      remove(key)
      memory.set(key, text)
      onMemoryFallback?.(cause)
    }
  }

  function read(key: string): unknown {
    const entry = parseEntry(memory.get(key) ?? storage?.getItem(key) ?? null)
    if (!entry) return null
    if (!isPastDue(entry, now())) return entry.value
    remove(key)
    return null
  }

  return { read, write, remove, clearExpired }
}

/** The browser's local storage, or null where it cannot even be touched. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
