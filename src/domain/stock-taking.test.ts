import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canPromise, stockTaking } from './stock-taking.ts'

const shelf = (warehouse: string, quantity: number, isMoreComing = false) => ({ warehouse, quantity, isMoreComing })

describe('stock for an order', () => {
  it('empties the near warehouse first, then the fullest', () => {
    const shelves = [shelf('A', 1), shelf('B', 2), shelf('C', 5)]
    expect(stockTaking(shelves, 6, 'B')).toEqual([
      { warehouse: 'B', quantity: 2 },
      { warehouse: 'C', quantity: 4 },
    ])
  })

  it('promises what is in stock or on order, and nothing else', () => {
    expect(canPromise([shelf('A', 1), shelf('B', 2)], 3)).toBe(true)
    expect(canPromise([shelf('A', 1), shelf('B', 2)], 4)).toBe(false)
    expect(canPromise([shelf('A', 0, true)], 4)).toBe(true)
    expect(canPromise([], 1)).toBe(false)
  })

  it('never takes more than the order or the stock', () => {
    const shelves = fc.uniqueArray(
      fc.record({ warehouse: fc.string(), quantity: fc.nat(20), isMoreComing: fc.boolean() }),
      {
        selector: ({ warehouse }) => warehouse,
      },
    )
    fc.assert(
      fc.property(shelves, fc.nat(50), fc.string(), (all, wanted, nearest) => {
        const taken = stockTaking(all, wanted, nearest)
        const there = all.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(wanted, there))
        for (const { warehouse, quantity } of taken)
          expect(quantity).toBeLessThanOrEqual(all.find((one) => one.warehouse === warehouse)?.quantity ?? 0)
      }),
    )
  })
})
