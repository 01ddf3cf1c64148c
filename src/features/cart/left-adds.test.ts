// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import type { App } from '#lib/app.tsx'
import { addsOfOthers, type KeptAdd } from '#lib/boot/kept-adds.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import { brand } from '#themes/wa/brand.ts'
import { wire } from '../../../tests/wire.ts'
import { addLeftAdds } from './left-adds.ts'

const key = 'hearth:kept-adds'
const kept = (id: string, path: string): KeptAdd => ({ id, path, choice: { quantity: 1 } })
const both = [kept('1', '/p/kettle'), kept('2', '/p/oven')]
const appOf = (bySlug: () => Promise<unknown>) =>
  ({ api: { product: { bySlug } }, queryClient: new QueryClient() }) as unknown as App // all that a failed load touches
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const problem = { code: 'internal', message: 'Not now' } as const

it.each([
  ['no answer comes', new OfflineError('lost')],
  ['there are too many requests', new ApiError(429, problem)],
  ['the server is in trouble', new ApiError(503, problem)],
  ['the database of the device has closed', Object.assign(new Error('Closed'), { name: 'InvalidStateError' })],
])('keeps what was added, with what comes after it, while %s: it tries a few times', async (_when, error) => {
  localStorage.setItem(key, JSON.stringify(both))
  const bySlug = vi.fn(() => Promise.reject(error))
  await addLeftAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(1)
  expect(addsOfOthers()).toEqual(both)
  await vi.runAllTimersAsync()
  expect(bySlug).toHaveBeenCalledTimes(5)
  expect(addsOfOthers()).toEqual(both)
})

it('adds once, on the same page, what could not be added at first', async () => {
  localStorage.setItem(key, JSON.stringify([both[0]]))
  const later = [Response.json(problem, { status: 503 }), { sku: 'KETTLE', uri: 'kettle', manufacturer: {} }]
  const { api, sent } = wire(({ path }) => (path.includes('/product/slug/') ? later.shift() : emptyCart()))
  await addLeftAdds({ api, queryClient: createQueryClient(), brand })
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
  await vi.waitFor(() => expect(addsOfOthers()).toEqual([]), { timeout: 5_000 })
  const posts = sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path, headers }) => [path, headers.get('idempotency-key')])).toEqual([
    ['/api/cart/product/', '1'],
  ])
})

it('drops a product that is gone, and what is not readable', async () => {
  const bySlug = vi.fn(() => Promise.reject(new ApiError(404, { code: 'not_found', message: 'Gone' })))
  localStorage.setItem(key, JSON.stringify(both))
  await addLeftAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(2)
  expect(addsOfOthers()).toEqual([])
  localStorage.setItem(key, '{broken')
  await addLeftAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(2)
})

it('adds nothing that another page has added while the product was read', async () => {
  localStorage.setItem(key, JSON.stringify([both[0]]))
  const added = vi.spyOn(QueryClient.prototype, 'getMutationCache')
  await addLeftAdds(appOf(async () => localStorage.removeItem(key)))
  expect(added).not.toHaveBeenCalled()
  added.mockRestore()
})
