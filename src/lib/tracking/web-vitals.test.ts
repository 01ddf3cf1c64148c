// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { collectWebVitals } from './web-vitals.ts'

const library = vi.hoisted(() => {
  const watchers = new Map<string, (metric: Metric) => void>()
  const watch = (name: string) => (take: (metric: Metric) => void) => void watchers.set(name, take)
  return { watchers, watch }
})
vi.mock('web-vitals', () =>
  Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, library.watch(name)])),
)

const see = (name: string, value: number, id = `v1-${name}`) =>
  library.watchers.get(name)?.({ name, value, id } as Metric) // the fields that are read
const turn = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  dispatchEvent(new Event('visibilitychange'))
}

const send = vi.fn()
beforeEach(() => {
  send.mockClear()
  collectWebVitals(send)
})

it('hands over the last value of each figure when the page goes out of sight, and not before', () => {
  see('LCP', 900)
  see('CLS', 0.01)
  see('CLS', 0.02)
  turn('visible')
  expect(send).not.toHaveBeenCalled()
  turn('hidden')
  expect(send.mock.calls).toEqual([
    [
      [
        { name: 'LCP', value: 900 },
        { name: 'CLS', value: 0.02 },
      ],
    ],
  ])
})
it('counts no page twice that comes back to sight, but one that comes back from the cache', () => {
  see('CLS', 0.02)
  turn('hidden')
  see('CLS', 0.03)
  turn('hidden')
  expect(send).toHaveBeenCalledTimes(1)
  see('CLS', 0.05, 'v1-other')
  turn('hidden')
  expect(send).toHaveBeenLastCalledWith([{ name: 'CLS', value: 0.05 }])
})
