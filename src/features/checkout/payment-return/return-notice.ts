import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cancelledPaymentText } from '#domain/account/identity-error.ts'
import { checkoutBannerText, checkoutError } from '#domain/checkout/checkout-error.ts'
import { cardErrorCode } from '#domain/payment/card.ts'
import { useToConfirmation } from '#features/checkout/confirmation/to-confirmation.ts'
import { createSessionStore } from '#features/checkout/session/session.ts'
import { findOutcome, outcomeText } from '#features/checkout/submit/outcome.ts'
import { createPressStore } from '#features/checkout/submit/submission.ts'
import { useApp } from '#lib/app.tsx'
import { createReturnMemory } from './return-memory.ts'

/** The message for the status in the bank's return URL; the status itself is never shown. */
export function returnText(status: string | null, supportNumber: string): string | null {
  if (status === 'DECLINED') return checkoutBannerText(checkoutError({ status: cardErrorCode }, supportNumber))
  return status === 'CANCELLED' ? cancelledPaymentText : null
}

/**
 * Finds the outcome of an order after the return from the bank or a reload while sending. The form is hidden until it
 * is known, so that no order is sent twice.
 */
export function useReturnNotice(supportNumber: string, onOrdered: () => void) {
  const { api } = useApp()
  const toConfirmation = useToConfirmation()
  const [search, setSearch] = useSearchParams()
  const [notice, setNotice] = useState<string | null>(null)
  const [isKnown, setIsKnown] = useState(false)
  const status = search.get('status')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened under
  useEffect(() => {
    const presses = createPressStore()
    const initial = createReturnMemory().takeNotice() ?? returnText(status, supportNumber)
    if (status) setSearch({}, { replace: true })
    void findOutcome({ api, presses }).then((outcome) => {
      if (outcome?.kind === 'ordered') {
        createSessionStore().clear()
        onOrdered()
        return toConfirmation(outcome.cartId)
      }
      setNotice(initial ?? outcomeText(outcome, supportNumber))
      setIsKnown(true)
    })
  }, [])

  return { notice, isKnown }
}
