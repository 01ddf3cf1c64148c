// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { createPressStore, fingerprint } from './press.ts'

const order = { cartId: 'C1', option: 0, order: 'print' }
beforeEach(() => sessionStorage.clear())

it('keeps its key for the same order, also over a reload, until the outcome is known', () => {
  const { key } = createPressStore().begin(order)
  const afterReload = createPressStore()
  expect(afterReload.begin(order).key).toBe(key)
  afterReload.end()
  expect(createPressStore().open()).toBeNull()
  expect(afterReload.begin(order).key).not.toBe(key)
})

it('takes a new key for another order', () => {
  const store = createPressStore()
  const { key } = store.begin(order)
  expect(store.begin({ ...order, order: 'other' }).key).not.toBe(key)
})

it('learns the reference of the payment', () => {
  const store = createPressStore()
  store.begin(order)
  store.learn('PAY-1')
  expect(createPressStore().open()).toMatchObject({ ...order, paymentReference: 'PAY-1' })
})

it('works where the browser keeps nothing', () => {
  const store = createPressStore(null)
  const { key } = store.begin(order)
  expect(store.begin(order).key).toBe(key)
})

it('tells orders apart by what was asked for, not by how the card was sealed', async () => {
  const print = await fingerprint({ cartId: 'C1', email: 'a', encryptedValues: { default: 'x' }, fraudCheckToken: '1' })
  expect(await fingerprint({ cartId: 'C1', email: 'a', encryptedValues: { default: 'y' }, fraudCheckToken: '2' })).toBe(
    print,
  )
  expect(
    await fingerprint({ cartId: 'C1', email: 'b', encryptedValues: { default: 'x' }, fraudCheckToken: '1' }),
  ).not.toBe(print)
  expect(print).toMatch(/^[0-9a-f]{64}$/)
})
