import 'fake-indexeddb/auto'
import { afterEach, expect, it } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { type Database, openDatabase } from '../database.ts'
import { createCartStore } from './cart-store.ts'

const open: Database[] = []

function tab() {
  const database = openDatabase('carts-test')
  open.push(database)
  return { database, store: createCartStore('wa', database, uniqueId()) }
}

afterEach(async () => {
  for (const database of open.splice(0)) {
    await database.carts.clear()
    database.close()
  }
})

const cart = (orderTotal: number) => ({ ...emptyCart(), cartId: 'C1', orderTotal })

it('brings the last cart back on the next start', async () => {
  await tab().store.write(cart(198))
  expect((await tab().store.read())?.cart).toEqual(cart(198))
})

it('keeps the carts of two shops apart', async () => {
  const { database, store } = tab()
  await store.write(cart(198))
  expect(await createCartStore('aol', database).read()).toBeNull()
})

it('notifies a second tab within a second, and not the one that wrote', async () => {
  const [first, second] = [tab(), tab()]
  const seen: Record<'first' | 'second', number[]> = { first: [], second: [] }
  const stops = [
    first.store.watch(({ orderTotal }) => seen.first.push(orderTotal)),
    second.store.watch(({ orderTotal }) => seen.second.push(orderTotal)),
  ]
  await new Promise((resolve) => setTimeout(resolve, 50))
  await first.store.write(cart(99))
  await expect.poll(() => seen.second, { timeout: 1000 }).toEqual([99])
  expect(seen.first).toEqual([])
  for (const stop of stops) stop()
})

it('takes a row it cannot read for none', async () => {
  const { database, store } = tab()
  await database.carts.put({ brand: 'wa', cart: { lines: 'of an older app' }, savedAt: 1, savedBy: 'x' })
  expect(await store.read()).toBeNull()
})
