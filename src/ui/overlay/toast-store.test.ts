import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ReturnType<typeof createToastStore>) => store.list().map(({ text }) => text)

it('removes a brief message after three seconds [S2-2-27] [S2-9-09] [S2-4-47]', () => {
  const store = createToastStore()
  store.show({ text: 'Saved' })
  vi.advanceTimersByTime(2999)
  expect(texts(store)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

it('keeps page messages until the page is left, and persistent ones until they are closed [S2-2-28] [S2-4-47]', () => {
  const store = createToastStore()
  store.show({ text: 'Alive', stay: 'page' })
  const id = store.show({ text: 'Persistent', stay: 'closed' })
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Alive', 'Persistent'])
  store.leavePage()
  expect(texts(store)).toEqual(['Persistent'])
  store.dismiss(id)
  expect(texts(store)).toEqual([])
})

it('shows a message with the same id once, and restarts its time', () => {
  const store = createToastStore()
  store.show({ text: 'One', id: 'cart' })
  vi.advanceTimersByTime(2000)
  store.show({ text: 'Two', id: 'cart' })
  vi.advanceTimersByTime(2000)
  expect(texts(store)).toEqual(['Two'])
  vi.advanceTimersByTime(1000)
  expect(texts(store)).toEqual([])
})
