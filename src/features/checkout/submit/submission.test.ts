// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createPressStore } from './submission.ts'

const order = { cartId: 'C1', option: 0 }
beforeEach(() => createPressStore().end())

it('creates a new key for each submission, also of the same order: the card may differ', () => {
  const store = createPressStore()
  const { key } = store.begin(order)
  expect(store.begin(order).key).not.toBe(key)
})

it('stores the open press over a reload, until its outcome is known', () => {
  const { key } = createPressStore().begin(order)
  expect(createPressStore().open()?.key).toBe(key)
  createPressStore().end()
  expect(createPressStore().open()).toBeNull()
})

it('stores the reference of the payment', () => {
  const store = createPressStore()
  store.begin(order)
  store.learn('PAY-1')
  expect(createPressStore().open()).toMatchObject({ ...order, paymentReference: 'PAY-1' })
})

it('works in a browser that is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = createPressStore()
  const { key } = store.begin(order)
  store.learn('PAY-1')
  expect(store.open()).toMatchObject({ key, paymentReference: 'PAY-1' })
  full.mockRestore()
})
