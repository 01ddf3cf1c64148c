import { describe, expect, it } from 'vitest'
import { isCouponRunning, normalCouponCode } from './coupon.ts'

const now = new Date('2026-11-20T02:00:00Z')
const terms = { brand: null, endsAt: null, maxUses: null, uses: 0 }

describe('a coupon', () => {
  it('is read without regard to case and outer spaces', () => {
    expect(normalCouponCode(' hearth10 ')).toBe('HEARTH10')
  })

  it('runs in every shop unless it names one', () => {
    expect(isCouponRunning(terms, { now, brand: 'aol' })).toBe(true)
    expect(isCouponRunning({ ...terms, brand: 'wa' }, { now, brand: 'aol' })).toBe(false)
  })

  it('ends at its end, to the millisecond', () => {
    expect(isCouponRunning({ ...terms, endsAt: new Date(+now + 1) }, { now, brand: 'wa' })).toBe(true)
    expect(isCouponRunning({ ...terms, endsAt: now }, { now, brand: 'wa' })).toBe(false)
  })

  it('begins at its beginning, to the millisecond', () => {
    expect(isCouponRunning({ ...terms, startsAt: now }, { now, brand: 'wa' })).toBe(true)
    expect(isCouponRunning({ ...terms, startsAt: new Date(+now + 1) }, { now, brand: 'wa' })).toBe(false)
  })

  it('is used up after its last use', () => {
    expect(isCouponRunning({ ...terms, maxUses: 2, uses: 1 }, { now, brand: 'wa' })).toBe(true)
    expect(isCouponRunning({ ...terms, maxUses: 2, uses: 2 }, { now, brand: 'wa' })).toBe(false)
  })
})
