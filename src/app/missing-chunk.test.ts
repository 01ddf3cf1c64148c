// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { reloadOnMissingChunk } from './missing-chunk.ts'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
reloadOnMissingChunk()
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.restoreAllMocks()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

it('loads the page afresh once in a session when a part of the app is gone', async () => {
  expect(miss()).toBe(false)
  expect(miss()).toBe(true)
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves the failure to the page when there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload where it could not remember having done so', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
