import { expect, it, vi } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { wire } from '../../../tests/wire.ts'
import { httpSend } from './api.ts'

it('sends nothing that changes beside the first change of a page, whose answer brings the visitor cookie', async () => {
  const answers: (() => void)[] = []
  const { api, lines } = wire(({ method }) =>
    method === 'GET' ? {} : new Promise((answer) => answers.push(() => answer({}))),
  )
  const chosen = api.store.choose({ body: { storeId: 'north' } })
  const emptied = api.cart.clear()
  const compared = api.compare.remove({ params: { sku: 'A' } })
  await api.geo.view()
  void api.vitals.report({ body: { page: 'home', vitals: [] } }, { keepalive: true })
  expect(lines()).toEqual(['POST /api/store/setstore', 'GET /api/geo', 'POST /api/vitals'])
  answers[0]?.()
  await chosen
  expect(lines().slice(3)).toEqual(['DELETE /api/cart/', 'DELETE /api/compare/product/A'])
  for (const answer of answers) answer()
  await Promise.all([emptied, compared])
})

it('sends what waited when the first change finds no server', async () => {
  let isAway = true
  const { api, lines } = wire(() => {
    if (!isAway) return {}
    isAway = false
    throw new TypeError('Failed to fetch')
  })
  const chosen = api.store.choose({ body: { storeId: 'north' } })
  const emptied = api.cart.clear()
  await expect(chosen).rejects.toThrow('No answer from the server')
  await emptied
  expect(lines()).toHaveLength(2)
})

it('waits three seconds for the first change, whose answer may never come', async () => {
  vi.useFakeTimers()
  const { api, lines } = wire(({ path }) => (path.includes('setstore') ? new Promise(() => {}) : {}))
  void api.store.choose({ body: { storeId: 'north' } })
  const emptied = api.cart.clear()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(lines()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  await emptied
  expect(lines()).toHaveLength(2)
  vi.useRealTimers()
})

/** The API over responses in turn, and how the cache of the browser was used for each. */
function answering(...responses: Response[]) {
  const caches: (RequestCache | undefined)[] = []
  const fetcher: typeof fetch = async (_, { cache } = {}) => {
    caches.push(cache)
    return responses.shift() ?? Response.error()
  }
  return { api: createClient(contract, httpSend('', fetcher)), caches }
}
const cutOff = () => new Response('{"products":[{"sku":"KE')

it('asks once past the cache of the browser for what was cut off', async () => {
  const { api, caches } = answering(cutOff(), Response.json({ products: [] }))
  expect(await api.compare.view()).toEqual({ products: [] })
  expect(caches).toEqual([undefined, 'reload'])
})

it.each([
  ['cut off, too', cutOff()],
  ['an error', Response.json({ code: 'unexpected', message: 'Broken' }, { status: 500 })],
  ['missing', Response.error()],
])('fails with the first reason where the second answer is %s', async (_, second) => {
  const { api, caches } = answering(cutOff(), second)
  await expect(api.compare.view()).rejects.toThrow('in JSON at position 23')
  expect(caches).toHaveLength(2)
})

it('sends a change once whose answer is cut off', async () => {
  const { api, caches } = answering(cutOff(), Response.json({ products: [] }))
  await expect(api.compare.remove({ params: { sku: 'KETTLE' } })).rejects.toThrow('in JSON at position 23')
  expect(caches).toHaveLength(1)
})
