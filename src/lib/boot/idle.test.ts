// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './idle.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('does one task in each idle period, and spends none on cancelled ones', async () => {
  // Idle periods begin once the page has loaded, which is not so at once on a busy machine.
  await vi.waitUntil(() => document.readyState === 'complete')
  vi.useFakeTimers()
  const done: number[] = []
  const cancels = Array.from({ length: 40 }, (_, place) => whenIdle(() => done.push(place)))
  for (const cancel of cancels.slice(0, 38)) cancel()
  vi.advanceTimersByTime(500)
  expect(done).toEqual([38])
  vi.advanceTimersByTime(500)
  expect(done).toEqual([38, 39])
})
