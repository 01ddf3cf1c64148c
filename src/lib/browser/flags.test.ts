import { expect, it } from 'vitest'
import { safeStorage } from './flags.ts'

it('returns the newest text where there is no room for it, and nothing once it is removed', () => {
  const stored = new Map([['choice', 'old']])
  let isFull = true
  const storage = safeStorage(
    () =>
      ({
        getItem: (key) => stored.get(key) ?? null,
        removeItem: (key) => void stored.delete(key),
        setItem: (key, value) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          stored.set(key, value)
        },
      }) as Storage, // the three calls it uses
  )
  storage.setItem('choice', 'new')
  expect(storage.getItem('choice')).toBe('new')
  storage.removeItem('choice')
  expect(storage.getItem('choice')).toBeNull()
  isFull = false
  storage.setItem('choice', 'stored')
  stored.set('choice', 'by another tab')
  expect(storage.getItem('choice')).toBe('by another tab')
})

it('lasts as long as the page where the browser blocks storage', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.getItem('choice')).toBeNull()
  storage.setItem('choice', 'new')
  expect(storage.getItem('choice')).toBe('new')
  storage.removeItem('choice')
  expect(storage.getItem('choice')).toBeNull()
})
