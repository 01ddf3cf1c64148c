import { useEffect, useRef } from 'react'
import { couponResetMs } from '#domain/checkout/deposit.ts'

/** Takes a deposit back 200 ms after another coupon changed what there is to pay [S2-4-38]. */
export function useDepositReset(couponCode: string | null | undefined, takeBack: () => void) {
  const seen = useRef(couponCode)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the coupon alone
  useEffect(() => {
    if (seen.current === couponCode) return
    seen.current = couponCode
    const timer = setTimeout(takeBack, couponResetMs)
    return () => clearTimeout(timer)
  }, [couponCode])
}
