import { expect, it } from 'vitest'
import { changedPrices } from './price-changes.ts'

const card = (sku: string, price: number | null) => ({ sku, price, title: 'x' })

it('counts products with a changed price anywhere in the response', () => {
  const before = { products: [card('A', 198), card('B', 50)], more: { lead: card('C', 9) } }
  const after = { queries: [{ data: [card('C', 8), card('A', 178), card('B', 50)] }] }
  expect(changedPrices(before, after)).toBe(2)
})

it('counts a product once, and none that was added, removed or has no price', () => {
  expect(changedPrices([card('A', 1), card('A', 1)], [card('A', 2), card('A', 2)])).toBe(1)
  expect(changedPrices([card('A', 1), card('B', null)], [card('C', 2), card('B', 3)])).toBe(0)
  expect(changedPrices(null, null)).toBe(0)
})
