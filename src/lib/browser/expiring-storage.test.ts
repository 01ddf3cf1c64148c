import { describe, expect, it, vi } from 'vitest'
import { createExpiringStorage, isQuotaError } from './expiring-storage.ts'

const minute = 60_000

/** A storage of so many characters, as strict as the browser's. */
function aStorage(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>()
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    setItem: (key, value) => {
      const before = entries.get(key)
      entries.delete(key)
      if (used() + key.length + value.length > room) {
        if (before !== undefined) entries.set(key, before)
        throw new DOMException('full', 'QuotaExceededError')
      }
      entries.set(key, value)
    },
  }
}

function aStore({ storage = aStorage(), start = 1_000_000 }: { storage?: Storage | null; start?: number } = {}) {
  const clock = { now: start }
  const onMemoryFallback = vi.fn()
  return {
    clock,
    storage,
    onMemoryFallback,
    store: createExpiringStorage({ storage, now: () => clock.now, onMemoryFallback }),
  }
}

describe('life', () => {
  it('counts in minutes: there at 9 of 10, gone at 11 [S1-9-22, S3-4-36]', () => {
    const { clock, storage, store } = aStore()
    store.write('draft', { a: 1 }, 10)
    clock.now += 9 * minute
    expect(store.read('draft')).toEqual({ a: 1 })
    clock.now += 2 * minute
    expect(store.read('draft')).toBeNull()
    expect(storage?.getItem('draft')).toBeNull()
  })

  it('ends to the millisecond and takes the entry with it [S3-4-36]', () => {
    const { clock, storage, store } = aStore()
    store.write('draft', 'x', 1)
    clock.now += minute - 1
    expect(store.read('draft')).toBe('x')
    clock.now += 1
    expect(store.read('draft')).toBeNull()
    expect(storage?.length).toBe(0)
  })

  it('holds a dismissed sale footer for 1440 minutes [S3-4-39]', () => {
    const { clock, store } = aStore()
    store.write('footer', true, 1440)
    clock.now += 1439 * minute
    expect(store.read('footer')).toBe(true)
    clock.now += 2 * minute
    expect(store.read('footer')).toBeNull()
  })

  it('expires when the clock is set back before the entry was written', () => {
    const { clock, store } = aStore()
    store.write('draft', 'x', 10)
    clock.now -= 1
    expect(store.read('draft')).toBeNull()
  })

  it('stores value and expiry', () => {
    const { clock, storage, store } = aStore()
    store.write('draft', 'x', 10)
    expect(JSON.parse(storage?.getItem('draft') ?? '')).toMatchObject({ value: 'x', expiry: clock.now + 10 * minute })
    storage?.setItem('foreign-made', JSON.stringify({ value: 'y', expiry: clock.now + 1 }))
    expect(store.read('foreign-made')).toBe('y')
  })
})

describe('a full storage', () => {
  it('is cleared of expired entries, and written again [S1-9-23, S3-4-37]', () => {
    const { clock, storage, store } = aStore({ storage: aStorage(260) })
    storage?.setItem('foreign', 'not ours')
    storage?.setItem('foreign-json', '{"other":1}')
    store.write('old', 'o'.repeat(60), 1)
    store.write('live', 'l', 60)
    clock.now += 2 * minute
    store.write('new', 'n'.repeat(60), 10)
    expect(store.read('new')).toBe('n'.repeat(60))
    expect(store.read('live')).toBe('l')
    expect(storage?.getItem('old')).toBeNull()
    expect(storage?.getItem('foreign')).toBe('not ours')
    expect(storage?.getItem('foreign-json')).toBe('{"other":1}')
  })

  it('keeps the value in memory and reports it when clearing is not enough', () => {
    const { clock, storage, store, onMemoryFallback } = aStore({ storage: aStorage(120) })
    store.write('draft', 'short', 10)
    store.write('draft', 'x'.repeat(200), 10)
    expect(store.read('draft')).toBe('x'.repeat(200))
    expect(storage?.getItem('draft')).toBeNull()
    expect(onMemoryFallback).toHaveBeenCalledOnce()
    clock.now += 11 * minute
    expect(store.read('draft')).toBeNull()
  })

  it('uses the storage again once there is space', () => {
    const { storage, store } = aStore({ storage: aStorage(120) })
    store.write('draft', 'x'.repeat(200), 10)
    store.write('draft', 'short', 10)
    expect(storage?.getItem('draft')).toContain('short')
    expect(store.read('draft')).toBe('short')
  })

  it('recognises the quota error by its name', () => {
    expect(isQuotaError(new DOMException('full', 'QuotaExceededError'))).toBe(true)
    expect(isQuotaError(new Error('other'))).toBe(false)
  })
})

it('reads nothing from what is no entry, and leaves it alone', () => {
  const { storage, store } = aStore()
  storage?.setItem('text', 'plain')
  storage?.setItem('object', '{"value":1}')
  expect([store.read('text'), store.read('object'), store.read('nothing')]).toEqual([null, null, null])
  store.clearExpired()
  expect(storage?.getItem('text')).toBe('plain')
})

it('lives in memory where there is no storage', () => {
  const { clock, store } = aStore({ storage: null })
  store.write('draft', 'x', 1)
  expect(store.read('draft')).toBe('x')
  clock.now += 2 * minute
  store.clearExpired()
  expect(store.read('draft')).toBeNull()
  store.write('draft', 'x', 1)
  store.remove('draft')
  expect(store.read('draft')).toBeNull()
})
