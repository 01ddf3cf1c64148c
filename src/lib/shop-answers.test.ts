import { afterEach, expect, it, vi } from 'vitest'
import { shopAnswers } from './shop-answers.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Promise<Response>) {
  const fetcher = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetcher)
  return fetcher
}

it('asks the shop itself, past every cache and for a limited time', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const fetcher = answering(async () => Response.json({ status: 'ok' }))
  expect(await shopAnswers(700)).toBe(true)
  expect(String(fetcher.mock.calls[0]?.[0])).toMatch(/^\/healthz\?at=\d+$/)
  expect(fetcher.mock.calls[0]?.[1]?.cache).toBe('no-store')
  expect(limit).toHaveBeenCalledWith(700)
})

it.each([
  ['a refusal', () => Response.json({}, { status: 503 })],
  ['a sign-in page', () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an answer of no kind', () => new Response(null)],
])('does not take %s for the shop', async (_name, answer) => {
  answering(async () => answer())
  expect(await shopAnswers(700)).toBe(false)
})

it('leaves a call that never arrived to whoever asked', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(shopAnswers(700)).rejects.toThrow('Failed to fetch')
})
