import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canPromise, stockTaking } from './stock-taking.ts'

const stockRow = (warehouse: string, quantity: number, isMoreComing = false) => ({ warehouse, quantity, isMoreComing })

describe('stock for an order', () => {
  it('empties the near warehouse first, then the fullest', () => {
    const rows = [stockRow('A', 1), stockRow('B', 2), stockRow('C', 5)]
    expect(stockTaking(rows, 6, 'B')).toEqual([
      { warehouse: 'B', quantity: 2 },
      { warehouse: 'C', quantity: 4 },
    ])
  })

  it('promises what is in stock or on order, and nothing else', () => {
    expect(canPromise([stockRow('A', 1), stockRow('B', 2)], 3)).toBe(true)
    expect(canPromise([stockRow('A', 1), stockRow('B', 2)], 4)).toBe(false)
    expect(canPromise([stockRow('A', 0, true)], 4)).toBe(true)
    expect(canPromise([], 1)).toBe(false)
  })

  it('never takes more than the order or the stock', () => {
    const rows = fc.uniqueArray(
      fc.record({ warehouse: fc.string(), quantity: fc.nat(20), isMoreComing: fc.boolean() }),
      {
        selector: ({ warehouse }) => warehouse,
      },
    )
    fc.assert(
      fc.property(rows, fc.nat(50), fc.string(), (all, ordered, nearest) => {
        const taken = stockTaking(all, ordered, nearest)
        const there = all.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(ordered, there))
        for (const { warehouse, quantity } of taken)
          expect(quantity).toBeLessThanOrEqual(all.find((row) => row.warehouse === warehouse)?.quantity ?? 0)
      }),
    )
  })
})
