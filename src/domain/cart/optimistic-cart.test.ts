import { expect, it } from 'vitest'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { cartCount, emptyCart } from './cart.ts'
import { type CartChange, optimisticCart } from './optimistic-cart.ts'

const consumer = { country: 'AU', flags: { pricesExGst: false } } as const
const commercial = { country: 'AU', flags: { pricesExGst: true } } as const
const cartAfter = (before: Cart, changes: readonly CartChange[]) => optimisticCart(before, changes, consumer)

const line = (sku: string, more: Partial<CartProduct> = {}): CartProduct => ({
  productCode: sku,
  sku,
  title: sku,
  price: 100,
  quantity: 1,
  brand: 'Testa',
  category: 'Toasters',
  categorization: '',
  sortOrder: 1,
  ...more,
})

const cart: Cart = {
  ...emptyCart(),
  cartId: 'C1',
  products: [line('A', { quantity: 2 }), line('B', { price: 50.5 })],
  rewards: [line('GIFT', { price: 0, promoId: 'P' })],
  productCount: 3,
  orderTotal: 250.5,
  subTotal: 250.5,
}

it('shows a product at once: its line, the count and the total', () => {
  const after = cartAfter(cart, [{ kind: 'add', line: line('C', { quantity: 2, price: 10 }) }])
  expect(after.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 2],
    ['B', 1],
    ['C', 2],
  ])
  expect([cartCount(after), after.orderTotal, after.subTotal]).toEqual([6, 270.5, 270.5])
})

it('grows a line with the same choices, and begins a new one for others', () => {
  const same = cartAfter(cart, [{ kind: 'add', line: line('A', { productCode: 'new:A' }) }])
  expect(same.products.map(({ quantity }) => quantity)).toEqual([3, 1])
  const otherWarranty = line('A', { selectedWarranty: { id: 'W5', name: '', price: 0 } })
  expect(cartAfter(cart, [{ kind: 'add', line: otherWarranty }]).products).toHaveLength(3)
})

it('changes a quantity within 1 and 99', () => {
  const step = (by: number) => cartAfter(cart, [{ kind: 'quantity', productCode: 'A', by }])
  expect(step(1)).toMatchObject({ productCount: 4, orderTotal: 350.5 })
  expect(step(-1)).toMatchObject({ productCount: 2, orderTotal: 150.5 })
  expect(step(-5).products[0]?.quantity).toBe(1)
  expect(step(500).products[0]?.quantity).toBe(99)
})

it('takes a line out, and everything', () => {
  const without = cartAfter(cart, [{ kind: 'remove', productCode: 'A' }])
  expect(without).toMatchObject({ productCount: 1, orderTotal: 50.5 })
  const empty = cartAfter(cart, [{ kind: 'clear' }])
  expect([empty.products, empty.rewards, cartCount(empty), empty.orderTotal]).toEqual([[], [], 0, 0])
})

it('leaves out of the total what cannot be bought', () => {
  const after = cartAfter(cart, [{ kind: 'add', line: line('GONE', { available: false, price: 900 }) }])
  expect(after).toMatchObject({ productCount: 4, orderTotal: 250.5 })
})

it('leaves the cart it began with as it was', () => {
  cartAfter(cart, [{ kind: 'clear' }])
  expect(cart.products).toHaveLength(2)
})

it('counts GST again for a cart that waits to be sent, in shops with and without it in the price', () => {
  const added: CartChange[] = [{ kind: 'add', line: line('C', { price: 26.36 }) }]
  expect(optimisticCart(cart, added, consumer)).toMatchObject({ subTotal: 276.86, tax: 25.17, orderTotal: 276.86 })
  const trade = { ...cart, tax: 25.05, orderTotal: 275.55 }
  expect(optimisticCart(trade, added, commercial)).toMatchObject({ subTotal: 276.86, tax: 27.69, orderTotal: 304.55 })
  expect(optimisticCart(trade, [{ kind: 'clear' }], commercial)).toMatchObject({ tax: 0, orderTotal: 0 })
})
