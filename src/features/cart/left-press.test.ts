// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { keptAdds } from '#lib/boot/kept-adds.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import { brand } from '#themes/wa/brand.ts'
import { addProducts } from './add-products.ts'
import type { Addition } from './queries.ts'

const change = vi.hoisted(() => vi.fn())
vi.mock('./pending/cart-edits.ts', () => ({ cartEditsOf: async () => ({ change }) }))

const line = { uri: '/p/kettle', productCode: 'KETTLE' } as Addition['line'] // all that is kept of a line
const addition: Addition = { line, body: { sku: 'KETTLE', quantity: 1 } }
const app = { queryClient: createQueryClient(), brand } as unknown as App // the change is answered here

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  change.mockReset()
  localStorage.clear()
})

it('still keeps a product whose request was ended while the page is being left', async () => {
  change.mockRejectedValue(new OfflineError('The part did not load'))
  await addProducts(app, [addition])
  expect(keptAdds()).toMatchObject([{ path: '/p/kettle', choice: { quantity: 1 } }])
  // The page stayed: its shopper has read that the product was not added.
  vi.advanceTimersByTime(5_000)
  expect(keptAdds()).toEqual([])
})

it('keeps one of two presses of which the first failed', async () => {
  change.mockRejectedValueOnce(new OfflineError('The part did not load'))
  await addProducts(app, [addition])
  const [first] = keptAdds()
  change.mockReturnValueOnce(new Promise(() => {}))
  void addProducts(app, [addition])
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2))
  expect(keptAdds()).toHaveLength(1)
  expect(keptAdds()[0]?.id).not.toBe(first?.id)
})

it('keeps no product that the shop rejected, or that is stored', async () => {
  change.mockRejectedValueOnce(new ApiError(409, { code: 'conflict', message: 'Sold out' }))
  await addProducts(app, [addition])
  expect(keptAdds()).toEqual([])
  change.mockResolvedValueOnce({ state: 'waiting', isDurable: true })
  await addProducts(app, [addition])
  expect(keptAdds()).toEqual([])
})
