// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDepositReset } from './deposit-reset.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps the deposit for 200 ms after another coupon, and then takes it back once [S2-4-38, S2-9-12]', () => {
  const takeBack = vi.fn()
  const { rerender } = renderHook((coupon: string | null) => useDepositReset(coupon, takeBack), {
    initialProps: null as string | null,
  })
  vi.advanceTimersByTime(1000)
  expect(takeBack).not.toHaveBeenCalled()
  rerender('SAVE10')
  vi.advanceTimersByTime(199)
  expect(takeBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  rerender('SAVE10')
  vi.advanceTimersByTime(1000)
  expect(takeBack).toHaveBeenCalledTimes(1)
})
