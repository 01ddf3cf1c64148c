import type { CartProduct } from '#contract/cart.ts'
import { ownCode } from '#domain/line-ref.ts'
import type { OutboxChange } from '#domain/outbox.ts'

const choices = { warrantyId: null, installId: null }

/** A line of a cart, with the code it has until the shop gives it one. */
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

export const add = (sku: string, quantity = 1): OutboxChange => ({
  kind: 'add',
  payload: { line: lineOf(sku, quantity), body: { sku, quantity, ...choices } },
})
