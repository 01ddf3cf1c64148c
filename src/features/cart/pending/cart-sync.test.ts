import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Cart } from '#contract/checkout/cart.ts'
import { cartCount, emptyCart } from '#domain/cart/cart.ts'
import { optimisticCart } from '#domain/cart/optimistic-cart.ts'
import { cartQueries, resumeCart } from '#features/cart/queries.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import { cartScope, cartType } from '#offline/cart/cart-scope.ts'
import { createCartStore } from '#offline/cart/cart-store.ts'
import { ownDatabase } from '#offline/database.ts'
import { newEdit } from '#offline/sync/edit.ts'
import { append } from '#offline/sync/log.ts'
import { createLogStore } from '#offline/sync/log-store.ts'
import { brand } from '#themes/wa/brand.ts'
import { add, lineOf } from '../../../../tests/cart-edits.ts'
import { type Sent, wire } from '../../../../tests/wire.ts'
import { storeCart } from './cart-sync.ts'
import { listChanges } from './pending-changes.ts'

/** A shop that names its lines by their product. */
function shop() {
  const lines = new Map<string, number>()
  const cart = (): Cart => {
    const products = [...lines].map(([sku, quantity]) => lineOf(sku, quantity, sku))
    return {
      ...emptyCart(),
      cartId: 'C1',
      products,
      productCount: products.reduce((sum, product) => sum + product.quantity, 0),
    }
  }
  return async ({ method, body }: Sent) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const addition = body as { sku: string; quantity: number } | undefined
    if (method === 'POST' && addition) lines.set(addition.sku, (lines.get(addition.sku) ?? 0) + addition.quantity)
    return cart()
  }
}

it('shows each change once while a page sends what an earlier one left', async () => {
  const database = ownDatabase()
  const type = cartType(brand)
  const store = createLogStore(database, { type, brand: brand.key, account: null })
  const scope = cartScope(brand.key)
  for (const sku of ['A', 'B'])
    await store.update(scope, (log) => {
      const edit = newEdit({ ...add(sku), id: sku, scope, brand: brand.key, account: null, madeAt: 0 })
      return [append({ ...log, base: emptyCart() }, { edit, rules: type }).log, null]
    })
  const { api } = wire(shop())
  const queryClient = createQueryClient()
  const app = { api, queryClient, brand }
  const view = cartQueries(api).view()
  const stop = new QueryObserver(queryClient, view).subscribe(() => {})
  const shown = () =>
    cartCount(optimisticCart(queryClient.getQueryData(view.queryKey) ?? emptyCart(), listChanges(queryClient), brand))
  await vi.waitFor(() => expect(queryClient.getQueryData(view.queryKey)).toBeDefined())
  const counts: number[] = []
  queryClient.getQueryCache().subscribe(() => counts.push(shown()))
  const stopKeeping = await Promise.all([storeCart(app), resumeCart(app)]).then(([end]) => end)
  await vi.waitFor(async () => expect((await store.list()).edits).toEqual([]))
  await vi.waitFor(() => expect(listChanges(queryClient)).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shown()).toBe(2)
  expect(Math.max(...counts)).toBe(2)
  expect((await createCartStore(brand.key).read())?.cart.productCount).toBe(2)
  stopKeeping()
  stop()
})
