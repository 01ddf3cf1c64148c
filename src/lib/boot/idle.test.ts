// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './idle.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('does one task in each idle period, and spends none on cancelled ones', () => {
  vi.useFakeTimers()
  const done: number[] = []
  const cancels = Array.from({ length: 40 }, (_, place) => whenIdle(() => done.push(place)))
  for (const cancel of cancels.slice(0, 38)) cancel()
  vi.advanceTimersByTime(500)
  expect(done).toEqual([38])
  vi.advanceTimersByTime(500)
  expect(done).toEqual([38, 39])
})
