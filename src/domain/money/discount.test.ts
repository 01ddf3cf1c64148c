import { expect, it } from 'vitest'
import { discountOffRrp } from './discount.ts'
import { toCents } from './money.ts'

const shown = (rrp: number, price: number) =>
  discountOffRrp({ rrpCents: toCents(rrp), priceCents: toCents(price) }) !== null

it('shows a discount from 5 percent or 200 dollars off, and none below [S2-2-16]', () => {
  expect(shown(1000, 950)).toBe(true)
  expect(shown(1000, 951)).toBe(false)
  expect(shown(1000, 950.01)).toBe(false)
  expect(shown(5000, 4800)).toBe(true)
  expect(shown(5000, 4801)).toBe(false)
})

it('has no discount without an RRP, without a price, or above the RRP', () => {
  expect(discountOffRrp({ rrpCents: null, priceCents: 100 })).toBeNull()
  expect(discountOffRrp({ rrpCents: undefined, priceCents: 100 })).toBeNull()
  expect(discountOffRrp({ rrpCents: 100_00, priceCents: null })).toBeNull()
  expect(discountOffRrp({ rrpCents: 100_00, priceCents: 0 })).toBeNull()
  expect(discountOffRrp({ rrpCents: 100_00, priceCents: 120_00 })).toBeNull()
})

it('never promises a higher percentage than is given', () => {
  expect(discountOffRrp({ rrpCents: 1499_00, priceCents: 1299_00 })).toEqual({ savedCents: 200_00, percent: 13 })
  expect(discountOffRrp({ rrpCents: 1000_00, priceCents: 5_00 })?.percent).toBe(99)
})
