import { expect, it } from 'vitest'
import { productsText } from './products-text.ts'

it('counts one product in the singular', () => {
  expect([0, 1, 2].map(productsText)).toEqual(['0 products', '1 product', '2 products'])
})
