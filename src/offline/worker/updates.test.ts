import { afterEach, expect, it, vi } from 'vitest'
import { createUpdates } from './updates.ts'

afterEach(() => vi.useRealTimers())

type Take = (event: { wasWaitingBeforeRegister?: boolean }) => void

function aTab({ wasControlled = true, windows = 1, busy = false, later = false } = {}) {
  const heard: Record<string, Take> = {}
  const worker = {
    addEventListener: (name: string, take: unknown) => {
      heard[name] = take as Take // one of the two it listens to
    },
    messageSkipWaiting: vi.fn(),
    update: vi.fn(async () => undefined),
  }
  const state = { busy, waiting: false, at: 0, marks: new Map(later ? [['update-later', '1']] : []) }
  const reload = vi.fn()
  const dismissWorker = vi.fn(async () => true)
  const listeners = new Set<() => void>()
  const updates = createUpdates({
    worker,
    wasControlled,
    isBusy: () => state.busy,
    onBusyChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    countWindows: async () => windows,
    isWaiting: async () => state.waiting,
    reload,
    dismissWorker,
    storage: {
      getItem: (key) => state.marks.get(key) ?? null,
      setItem: (key, value) => void state.marks.set(key, value),
      removeItem: (key) => void state.marks.delete(key),
    },
    now: () => state.at,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    updates,
    worker,
    state,
    reload,
    dismissWorker,
    finds: async (atStart = false) => {
      heard.waiting?.({ wasWaitingBeforeRegister: atStart })
      await settle()
    },
    takesOver: () => heard.controlling?.({}),
    isNow: (busy: boolean) => {
      state.busy = busy
      for (const listener of listeners) listener()
    },
  }
}

it('offers a version found while the page is open, and reloads once when it is taken', async () => {
  const tab = aTab()
  await tab.finds()
  expect(tab.updates.isReady()).toBe(true)
  expect(tab.worker.messageSkipWaiting).not.toHaveBeenCalled()
  tab.updates.accept()
  tab.takesOver()
  tab.takesOver()
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

it('never offers on a first visit, nor reloads when the first worker takes control', async () => {
  const tab = aTab({ wasControlled: false })
  await tab.finds(true)
  tab.takesOver()
  expect(tab.updates.isReady()).toBe(false)
  expect(tab.worker.messageSkipWaiting).not.toHaveBeenCalled()
  expect(tab.reload).not.toHaveBeenCalled()
})

it('takes a version that waits at a start over silently when no other window is open', async () => {
  const tab = aTab({ windows: 1 })
  await tab.finds(true)
  expect(tab.worker.messageSkipWaiting).toHaveBeenCalledTimes(1)
  tab.takesOver()
  expect(tab.updates.isReady()).toBe(false)
  expect(tab.reload).not.toHaveBeenCalled()
})

it.each([
  ['another window is open', { windows: 2 }],
  ['something is under way', { busy: true }],
])('only offers at a start when %s', async (_reason, options) => {
  const tab = aTab(options)
  await tab.finds(true)
  expect(tab.worker.messageSkipWaiting).not.toHaveBeenCalled()
  expect(tab.updates.isReady()).toBe(true)
})

it('reloads a busy tab only after three seconds of rest when another one took the update', async () => {
  const tab = aTab({ busy: true })
  await tab.finds()
  vi.useFakeTimers()
  tab.takesOver()
  expect(tab.updates.isReady()).toBe(false)
  vi.advanceTimersByTime(60_000)
  tab.isNow(false)
  vi.advanceTimersByTime(2_900)
  tab.isNow(true)
  vi.advanceTimersByTime(60_000)
  expect(tab.reload).not.toHaveBeenCalled()
  tab.isNow(false)
  vi.advanceTimersByTime(3_000)
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['never comes', false],
  ['takes over in time', true],
])('loads without a worker only when the accepted one %s', async (_case, takesOver) => {
  const tab = aTab()
  await tab.finds()
  vi.useFakeTimers()
  tab.updates.accept()
  vi.advanceTimersByTime(3_900)
  expect(tab.dismissWorker).not.toHaveBeenCalled()
  if (takesOver) tab.takesOver()
  await vi.advanceTimersByTimeAsync(200)
  expect(tab.dismissWorker).toHaveBeenCalledTimes(takesOver ? 0 : 1)
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

it('says no more about it after Later, until the next start', async () => {
  const tab = aTab()
  await tab.finds()
  tab.updates.postpone()
  expect(tab.updates.isReady()).toBe(false)
  await tab.finds()
  expect(tab.updates.isReady()).toBe(false)
  const next = aTab({ later: true, windows: 1 })
  await next.finds(true)
  expect(next.worker.messageSkipWaiting).toHaveBeenCalledTimes(1)
})

it('looks for a new version at most every fifteen minutes', async () => {
  const tab = aTab()
  tab.state.at = 14 * 60_000
  await tab.updates.check()
  expect(tab.worker.update).toHaveBeenCalledTimes(0)
  tab.state.at = 15 * 60_000
  await tab.updates.check()
  await tab.updates.check()
  expect(tab.worker.update).toHaveBeenCalledTimes(1)
})

it('looks at once when the server no longer speaks with this app, and then once a minute', async () => {
  const tab = aTab()
  await tab.updates.outdated()
  await tab.updates.outdated()
  expect(tab.worker.update).toHaveBeenCalledTimes(1)
  tab.state.at = 60_000
  await tab.updates.outdated()
  expect(tab.worker.update).toHaveBeenCalledTimes(2)
  expect(tab.updates.isReady()).toBe(false)
})

it('offers what waits again after Later once the server no longer speaks with this app', async () => {
  const tab = aTab()
  await tab.finds()
  tab.updates.postpone()
  tab.state.waiting = true
  await tab.updates.outdated()
  expect(tab.updates.isReady()).toBe(true)
})

it('offers an update on a first visit too once the server no longer speaks with this app, and reloads', async () => {
  const tab = aTab({ wasControlled: false })
  await tab.updates.outdated()
  await tab.finds()
  expect(tab.updates.isReady()).toBe(true)
  tab.updates.accept()
  tab.takesOver()
  expect(tab.reload).toHaveBeenCalledTimes(1)
})

it('offers a waiting version that it finds, although no event reported it', async () => {
  const tab = aTab()
  tab.state.at = 15 * 60_000
  tab.state.waiting = true
  await tab.updates.check()
  expect(tab.updates.isReady()).toBe(true)
})
