// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { addEarlyAdds, hasEarlyAdds } from './early-adds.ts'

const key = 'hearth:early-adds'
const appOf = (bySlug: () => Promise<never>) =>
  ({ api: { product: { bySlug } }, queryClient: new QueryClient() }) as unknown as App // all that a failed load touches
afterEach(() => localStorage.clear())

it('keeps early additions while the product cannot be read, with those after it', async () => {
  localStorage.setItem(key, '["/p/kettle","/p/oven"]')
  const bySlug = vi.fn(() => Promise.reject(new OfflineError('lost')))
  await addEarlyAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(key)).toBe('["/p/kettle","/p/oven"]')
  expect(hasEarlyAdds()).toBe(true)
})

it('drops an early addition of a product that is gone, and one that is not readable', async () => {
  const bySlug = vi.fn(() => Promise.reject(new ApiError(404, { code: 'not_found', message: 'Gone' })))
  localStorage.setItem(key, '["/p/kettle","/p/oven"]')
  await addEarlyAdds(appOf(bySlug))
  expect(bySlug).toHaveBeenCalledTimes(2)
  localStorage.setItem(key, '{broken')
  await expect(addEarlyAdds(appOf(bySlug))).rejects.toThrow()
  expect(hasEarlyAdds()).toBe(false)
})
