// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { createOfferMemory } from './offer-memory.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = new Date(2026, 10, 20, 12).getTime()
const memoryAt = (days: number) => createOfferMemory({ storage: localStorage, now: () => start + days * dayMs })

beforeEach(() => localStorage.clear())

it('stores days and products between visits', () => {
  memoryAt(0).see('/p/a')
  memoryAt(0).see('/p/b')
  expect(memoryAt(0).see(null)).toEqual({ days: 1, lastDay: '2026-11-20', products: ['/p/a', '/p/b'] })
  expect(memoryAt(3).see('/p/a')).toEqual({ days: 2, lastDay: '2026-11-23', products: ['/p/a', '/p/b'] })
})
it('offers again only ninety days after a dismissal', () => {
  expect(memoryAt(0).isDismissed()).toBe(false)
  memoryAt(0).dismiss()
  expect(memoryAt(0).isDismissed()).toBe(true)
  expect(memoryAt(89.9).isDismissed()).toBe(true)
  expect(memoryAt(90).isDismissed()).toBe(false)
})
it('resets invalid stored data', () => {
  localStorage.setItem('install-seen', JSON.stringify({ value: { days: 'many' }, expiry: start + dayMs }))
  expect(memoryAt(0).see(null).days).toBe(1)
})
it('works without storage', () => {
  const memory = createOfferMemory({ storage: null, now: () => start })
  memory.see('/p/a')
  expect(memory.see('/p/b').products).toEqual(['/p/a', '/p/b'])
})
