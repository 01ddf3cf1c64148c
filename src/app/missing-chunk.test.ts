// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { reloadOnMissingChunk } from './missing-chunk.ts'

const reload = vi.spyOn(location, 'reload')
const shop = vi.fn<typeof fetch>()
reloadOnMissingChunk()

/** True when the failure reaches the page, which then says so. */
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

beforeEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockReset().mockImplementation(() => undefined)
  shop.mockReset().mockImplementation(async () => Response.json({ status: 'ok' }))
  vi.stubGlobal('fetch', shop)
})

it('loads the page afresh once in a session when a part of the app is gone and the shop answers', async () => {
  expect(miss()).toBe(true)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(String(shop.mock.calls[0]?.[0])).toMatch(/^\/healthz\?at=\d+$/)
  expect(shop.mock.calls[0]?.[1]?.cache).toBe('no-store')
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json({}, { status: 503 })],
  [
    'stands behind a sign-in page',
    async () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('leaves what can be read while the shop %s, and does it afresh when it answers again', async (_name, answer) => {
  shop.mockImplementation(answer)
  expect(miss()).toBe(true)
  await settle()
  expect(reload).not.toHaveBeenCalled()
  shop.mockImplementation(async () => Response.json({ status: 'ok' }))
  miss()
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits three seconds for the shop, and no longer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  miss()
  await settle()
  expect(limit).toHaveBeenCalledWith(3_000)
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
