import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineCents, percentFloor, roundDollars, sumCents, toCents, toDollars } from './money.ts'

const cents = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 })

it('brings every amount of cents through dollars and back unchanged', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(toDollars(amount))).toBe(amount)
    }),
  )
})

it('rounds halves as they are written, not as the binary fraction lies', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(-1.005)).toBe(-101)
  expect(toCents(10.126)).toBe(1013)
  expect(roundDollars(10.999)).toBe(11)
  expect(Object.is(toCents(-0.001), 0)).toBe(true)
  expect(toCents(1e-7)).toBe(0)
})

it('sums dimes exactly', () => {
  expect(toDollars(sumCents([0.1, 0.2, 0.7].map(toCents)))).toBe(1)
  expect(sumCents([])).toBe(0)
  expect(lineCents({ unitCents: 1995, quantity: 3 })).toBe(5985)
})

it('takes a percentage in whole cents and never more than its exact share', () => {
  expect(percentFloor(10, 30)).toBe(3)
  expect(percentFloor(123_457, 30)).toBe(37_037)
  expect(percentFloor(1000, 12.5)).toBe(125)
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.nat(100), (amount, percent) => {
      const share = percentFloor(amount, percent)
      expect(share * 100).toBeLessThanOrEqual(amount * percent)
      expect((share + 1) * 100).toBeGreaterThan(amount * percent)
    }),
  )
})
