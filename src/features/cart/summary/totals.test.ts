import { expect, it } from 'vitest'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { contentsText, leftOut, lineSaving, savedInAll, subTotal } from './totals.ts'

const line = (more: Partial<CartProduct> = {}): CartProduct => ({
  productCode: 'A',
  sku: 'A',
  title: 'A',
  price: 1999,
  quantity: 1,
  brand: 'Testa',
  category: 'Fridges',
  categorization: '',
  sortOrder: 1,
  ...more,
})
const cartOf = (...products: CartProduct[]): Cart => ({ ...emptyCart(), products })

it('adds warranty and installation to the line total', () => {
  const install = { id: 'I', name: 'Connect water', price: 149 }
  expect(lineTotal(line({ selectedInstall: install }))).toBe(2148_00)
  expect(lineTotal(line({ quantity: 2, selectedWarranty: { id: 'W', name: '5 years', price: 79.95 } }))).toBe(4157_90)
})

it('shows a saving only when it is large enough, for the whole quantity', () => {
  expect(lineSaving(line({ price: 950, rrp: 1000, quantity: 2 }))).toBe(100_00)
  expect(lineSaving(line({ price: 951, rrp: 1000 }))).toBeNull()
  expect(lineSaving(line({ rrp: null }))).toBeNull()
  expect(savedInAll({ ...cartOf(line({ rrp: 2499 })), discount: 20 })).toBe(520_00)
})

it('describes the contents of the cart', () => {
  const extras = { id: 'I', name: 'Connect water', price: 149 }
  expect(contentsText(cartOf(line()))).toBe('1 product')
  expect(contentsText(cartOf(line({ selectedInstall: extras }), line({ quantity: 2 })))).toBe(
    '3 products and 1 service',
  )
  // Charged for each piece, as in the total of the line.
  expect(contentsText(cartOf(line({ quantity: 2, selectedInstall: extras })))).toBe('2 products and 2 services')
})

it('excludes unavailable products, and counts their lines', () => {
  const cart = cartOf(line(), line({ available: false, price: 300 }))
  expect([subTotal(cart), leftOut(cart), contentsText(cart)]).toEqual([1999_00, 1, '1 product'])
})
