import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  couponResetMs,
  defaultDepositPercent,
  depositProblem,
  depositProblemText,
  depositState,
  minimumDeposit,
  readDeposit,
} from './deposit.ts'

it('is a number or empty, and 0 or empty means none [S2-5-25]', () => {
  for (const text of ['', ' ', '0', '0.00', null, undefined, 0])
    expect(readDeposit(text)).toEqual({ ok: true, value: 0 })
  expect(readDeposit('$1,234.50')).toEqual({ ok: true, value: 123_450 })
  for (const text of ['abc', '12a', '1e5', '.', '-'])
    expect(readDeposit(text)).toEqual({ ok: false, code: 'notANumber' })
  expect(depositProblem(0, { totalCents: 1000 })).toBeNull()
})

it('is at least its percentage of the total, rounded down to the cent [S2-5-30, S2-3-29]', () => {
  const order = { totalCents: 123_457 }
  expect(minimumDeposit(order)).toBe(37_037)
  expect(depositProblem(37_036, order)).toBe('minDeposit')
  expect(depositProblem(37_037, order)).toBeNull()
  expect(minimumDeposit({ ...order, percentage: 20 })).toBe(24_691)
  expect(minimumDeposit({ totalCents: 10 })).toBe(3)
})

it('is 30 percent unless the order says otherwise [S2-9-06]', () => {
  expect(defaultDepositPercent).toBe(30)
  expect(minimumDeposit({ totalCents: 99_999 })).toBe(29_999)
  expect(minimumDeposit({ totalCents: 99_999, percentage: null })).toBe(29_999)
  expect(minimumDeposit({ totalCents: 99_999, percentage: 0 })).toBe(0)
})

it('is less than the total [S2-5-31]', () => {
  const order = { totalCents: 100_000 }
  expect(depositProblem(100_000, order)).toBe('requestExceedsTotal')
  expect(depositProblem(100_001, order)).toBe('requestExceedsTotal')
  expect(depositProblem(99_999, order)).toBeNull()
})

it('is never below zero, even at 0 percent', () => {
  expect(depositProblem(-100, { totalCents: 100_000, percentage: 0 })).toBe('minDeposit')
  expect(depositProblem(1, { totalCents: 100_000, percentage: 0 })).toBeNull()
})

it('adds up to the total with what is left [S2-3-40]', () => {
  expect(depositState(30_000, 100_000)).toEqual({
    cartDeposit: 30_000,
    cartRemainingPayment: 70_000,
    isPaymentFree: false,
  })
  expect(depositState(0, 100_000)).toEqual({ cartDeposit: 0, cartRemainingPayment: 0, isPaymentFree: false })
  expect(depositState(0, 0)).toEqual({ cartDeposit: 0, cartRemainingPayment: 0, isPaymentFree: true })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.nat(), (total, seed) => {
      const deposit = 1 + (seed % (total - 1))
      const state = depositState(deposit, total)
      expect(state.cartDeposit + state.cartRemainingPayment).toBe(total)
    }),
  )
})

it('says what to do', () => {
  const order = { totalCents: 123_457 }
  expect(depositProblemText('minDeposit', order)).toBe('The minimum deposit is $370.37')
  expect(depositProblemText('requestExceedsTotal', order)).toBe('The deposit must be less than the order total')
})

it('is taken back 200 ms after a change of coupon [S1-9-10]', () => {
  expect(couponResetMs).toBe(200)
})
