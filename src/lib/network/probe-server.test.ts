import { afterEach, expect, it, vi } from 'vitest'
import { isShopReachable } from './probe-server.ts'

afterEach(() => vi.unstubAllGlobals())

function stubFetch(respond: () => Promise<Response>) {
  const fetcher = vi.fn<typeof fetch>(respond)
  vi.stubGlobal('fetch', fetcher)
  return fetcher
}

it('requests the health check without caches and with a timeout', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const fetcher = stubFetch(async () => Response.json({ status: 'ok' }))
  expect(await isShopReachable(700)).toBe(true)
  expect(String(fetcher.mock.calls[0]?.[0])).toMatch(/^\/healthz\?at=\d+$/)
  expect(fetcher.mock.calls[0]?.[1]?.cache).toBe('no-store')
  expect(limit).toHaveBeenCalledWith(700)
})

it.each([
  ['a refusal', () => Response.json({}, { status: 503 })],
  ['a sign-in page', () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an answer of no kind', () => new Response(null)],
])('returns false for %s', async (_name, respond) => {
  stubFetch(async () => respond())
  expect(await isShopReachable(700)).toBe(false)
})

it('rejects when the request fails', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(isShopReachable(700)).rejects.toThrow('Failed to fetch')
})
