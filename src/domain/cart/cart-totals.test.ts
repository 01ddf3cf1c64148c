import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, orderTotals, type PricedLine } from './cart-totals.ts'
import type { Coupon } from './coupon.ts'

const line = (given: Partial<PricedLine> = {}): PricedLine => ({
  unitCents: 100_00,
  extrasCents: 0,
  quantity: 1,
  isAvailable: true,
  ...given,
})
const coupon = (given: Partial<Coupon>): Coupon => ({
  code: 'X',
  kind: 'percent',
  value: 10,
  minimumCents: 0,
  ...given,
})

const consumer = { country: 'AU', flags: { pricesExGst: false } } as const
const commercial = { country: 'AU', flags: { pricesExGst: true } } as const

describe('the sums of a cart', () => {
  it('count every piece with its warranty and installation', () => {
    const lines = [line({ unitCents: 1299_50, extrasCents: 99_00, quantity: 2 }), line({ unitCents: 5 })]
    expect(cartTotals(lines, null, consumer)).toEqual({
      subTotalCents: 279_705,
      discountCents: 0,
      coveredCents: 279_705,
      gstCents: 25_428,
      totalCents: 279_705,
    })
  })

  it('leave out what cannot be bought', () => {
    expect(cartTotals([line(), line({ isAvailable: false })], null, consumer).totalCents).toBe(100_00)
  })

  it('round a percentage off down to the cent', () => {
    expect(cartTotals([line({ unitCents: 9_99 })], coupon({ value: 10 }), consumer)).toEqual({
      subTotalCents: 9_99,
      discountCents: 99,
      coveredCents: 9_99,
      gstCents: 82,
      totalCents: 9_00,
    })
  })

  it('take a percentage off the lines that a coupon is for', () => {
    const lines = [line({ unitCents: 50_00 }), { ...line({ unitCents: 30_00 }), isCovered: false }]
    const totals = cartTotals(lines, coupon({ value: 10 }), consumer)
    expect([totals.discountCents, totals.totalCents]).toEqual([5_00, 75_00])
  })

  it('take a fixed amount off only above its minimum', () => {
    const fifty = coupon({ kind: 'amount', value: 50_00, minimumCents: 500_00 })
    expect(cartTotals([line({ unitCents: 500_00 })], fifty, consumer).discountCents).toBe(0)
    expect(cartTotals([line({ unitCents: 500_01 })], fifty, consumer).totalCents).toBe(450_01)
  })

  it('never fall below zero', () => {
    expect(
      cartTotals([line({ unitCents: 20_00 })], coupon({ kind: 'amount', value: 50_00 }), consumer).totalCents,
    ).toBe(0)
    expect(cartTotals([line({ quantity: 99 })], coupon({ kind: 'everything' }), consumer).totalCents).toBe(0)
  })

  it('become an order with delivery and services', () => {
    const order = { goodsCents: 100_01, shippingCents: 49_00, serviceCents: [89_00, 0] }
    expect(orderTotals(order, consumer)).toEqual({ netCents: 216_37, gstCents: 21_64, totalCents: 238_01 })
    expect(orderTotals(order, commercial)).toEqual({ netCents: 238_01, gstCents: 23_80, totalCents: 261_81 })
  })
})

// An oracle of its own kind: exact decimal arithmetic on text, piece by piece, in place of multiplied numbers.
function oracle(lines: readonly PricedLine[], used: Coupon | null) {
  let goods = 0n
  for (const { unitCents, extrasCents, quantity, isAvailable } of lines)
    for (let piece = 0; isAvailable && piece < quantity; piece++) goods += BigInt(unitCents) + BigInt(extrasCents)
  let off = 0n
  if (used && (used.minimumCents === 0 || goods > BigInt(used.minimumCents))) {
    if (used.kind === 'percent') off = (goods * BigInt(used.value)) / 100n
    else off = used.kind === 'amount' ? BigInt(used.value) : goods
  }
  return { goods, total: off > goods ? 0n : goods - off }
}

const anyLine = fc.record({
  unitCents: fc.integer({ min: 0, max: 5_000_000 }),
  extrasCents: fc.integer({ min: 0, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  isAvailable: fc.boolean(),
})
const anyCoupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 1_000_000 }) }),
    fc.record({ kind: fc.constant('everything' as const), value: fc.constant(0) }),
  ),
)

it('agrees to the cent with an independent reckoning on 10,000 random carts', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 20 }),
      anyCoupon,
      fc.integer({ min: 0, max: 2_000_000 }),
      (lines, offer, minimumCents) => {
        const used = offer && coupon({ ...offer, minimumCents })
        const totals = cartTotals(lines, used, consumer)
        const expected = oracle(lines, used)
        expect(BigInt(totals.subTotalCents)).toBe(expected.goods)
        expect(BigInt(totals.totalCents)).toBe(expected.total)
        expect(totals.subTotalCents - totals.discountCents).toBe(totals.totalCents)
        const trade = cartTotals(lines, used, commercial)
        expect(trade.subTotalCents - trade.discountCents + trade.gstCents).toBe(trade.totalCents)
        // A tenth with half a cent rounded up, reckoned on whole numbers without a limit.
        expect(BigInt(trade.gstCents)).toBe((expected.total * 10n + 50n) / 100n)
      },
    ),
    { numRuns: 10_000 },
  )
})
