import type { CartProduct } from '#contract/checkout/cart.ts'
import { lineRef, ownCode } from '#domain/cart/line-ref.ts'
import type { CartEdit } from '#offline/cart/cart-edit.ts'

const choices = { warrantyId: null, installId: null }

/** A cart line, with the temporary code until the server assigns one. */
export const lineOf = (sku: string, quantity = 1, productCode = ownCode({ sku, ...choices })): CartProduct => ({
  productCode,
  sku,
  title: sku,
  price: 10,
  quantity,
  brand: 'Testa',
  category: '',
  categorization: '',
  sortOrder: 1,
})

export const add = (sku: string, quantity = 1): CartEdit => ({
  kind: 'add',
  body: { line: lineOf(sku, quantity), body: { sku, quantity, ...choices } },
})
export const step = (line: CartProduct, by: number): CartEdit => ({
  kind: 'quantity',
  body: { line: lineRef(line), title: line.title, by },
})
export const remove = (line: CartProduct): CartEdit => ({
  kind: 'remove',
  body: { line: lineRef(line), title: line.title },
})
export const clear: CartEdit = { kind: 'clear', body: null }
