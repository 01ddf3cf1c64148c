// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { addsOfOthers, type KeptAdd } from '#lib/boot/kept-adds.ts'
import { addLeftAdds } from './left-adds.ts'

const key = 'hearth:kept-adds'
const kept = (id: string, path: string): KeptAdd => ({ id, path, choice: { quantity: 1 } })
const both = [kept('1', '/p/kettle'), kept('2', '/p/oven')]
const appOf = (bySlug: () => Promise<unknown>) =>
  ({ api: { product: { bySlug } }, queryClient: new QueryClient() }) as unknown as App // all that a failed load touches
afterEach(() => localStorage.clear())

it('keeps what was added while the product cannot be read, with what comes after it', async () => {
  localStorage.setItem(key, JSON.stringify(both))
  const bySlug = vi.fn(() => Promise.reject(new OfflineError('lost')))
  await addLeftAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(1)
  expect(addsOfOthers()).toEqual(both)
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
