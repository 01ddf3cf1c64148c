import { describe, expect, it } from 'vitest'
import { stockAvailability } from '#domain/project/project-stock.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import {
  expiryProblem,
  isAddedSinceLock,
  isLockRunning,
  lastLockDay,
  projectCents,
  projectLineCents,
  unitCents,
} from './project-price.ts'

const today: PlainDate = [2026, 11, 20]

describe('unitCents', () => {
  const prices = { liveCents: 100, agreedCents: 90, lockedCents: 95 }
  it('takes the locked price while the lock runs, else the agreed one, else the price of today', () => {
    expect(unitCents(prices, true)).toBe(95)
    expect(unitCents(prices, false)).toBe(90)
    expect(unitCents({ ...prices, lockedCents: null }, true)).toBe(90)
    expect(unitCents({ ...prices, agreedCents: null }, false)).toBe(100)
    expect(unitCents({ liveCents: null, agreedCents: null, lockedCents: 95 }, false)).toBeNull()
  })
  it('marks a line without a locked price in a locked project as added since the lock', () => {
    expect(isAddedSinceLock({ lockedCents: null }, true)).toBe(true)
    expect(isAddedSinceLock({ lockedCents: 95 }, true)).toBe(false)
    expect(isAddedSinceLock({ lockedCents: null }, false)).toBe(false)
  })
  it('counts every piece with its extras', () => {
    const line = { unitCents: 1000, extrasCents: 250, quantity: 3 }
    expect(projectLineCents(line)).toBe(3750)
    expect(projectCents([line, { unitCents: 5, extrasCents: 0, quantity: 1 }])).toBe(3755)
    expect(projectCents([])).toBe(0)
  })
})

describe('price lock', () => {
  it('runs through its last day, and without one until it is removed', () => {
    expect(isLockRunning(null, '2026-11-20')).toBe(false)
    expect(isLockRunning({ endsOn: null }, '2099-01-01')).toBe(true)
    expect(
      ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => isLockRunning({ endsOn: '2026-11-20' }, day)),
    ).toEqual([true, true, false])
  })
  it('ends today at the earliest and in twelve months at the latest', () => {
    expect(expiryProblem('2026-11-20', today)).toBeNull()
    expect(expiryProblem('2026-11-19', today)).toBe('Choose today or a later day')
    expect(expiryProblem('2027-11-20', today)).toBeNull()
    expect(expiryProblem('2027-11-21', today)).toBe('Prices can be locked for up to 12 months')
    for (const wrong of ['', '2026-2-3', '2026-02-30', '2026-11-20T00:00:00Z', 'soon'])
      expect(expiryProblem(wrong, today)).toBe('Give a day as yyyy-mm-dd')
  })
  it('ends on 28 February of the next year at the latest when it is set on 29 February', () => {
    expect(lastLockDay([2028, 2, 29])).toEqual([2029, 2, 28])
    expect(lastLockDay([2026, 12, 31])).toEqual([2027, 12, 31])
  })
})

it('classifies stock as in stock, on back order, out of stock, superseded or unknown', () => {
  const of = (quantity: number | null, nextDate: string | null = null, isRunout = false) =>
    stockAvailability({ quantity, nextDate, isRunout })
  expect(of(1, '2026-12-01', true)).toBe('inStock')
  expect(of(0, '2026-12-01', true)).toBe('backOrder')
  expect([of(0), of(-2)]).toEqual(['noStock', 'noStock'])
  expect(of(0, null, true)).toBe('supersededAndNoStock')
  expect(of(null, '2026-12-01')).toBe('indeterminate')
})
