import { expect, it } from 'vitest'
import { rejectFull } from './cart-line.ts'

it.each([100, 150])('says the way on from a cart with %i different products', (length) => {
  expect(() => rejectFull({ length })).toThrow(
    `Your cart has ${length} different products. Before you add another, check out, or remove some until there are fewer than 100`,
  )
})

it('has room below a hundred', () => {
  expect(() => rejectFull({ length: 99 })).not.toThrow()
})
