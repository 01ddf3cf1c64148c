import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutView } from '#contract/checkout.ts'
import { type Card, cardError, cardErrorCode } from '#domain/card.ts'
import {
  type CheckoutError,
  checkoutBannerText,
  checkoutError,
  reloadsView,
  submitReenableMs,
} from '#domain/checkout-error.ts'
import { localDate } from '#domain/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/report-failure.ts'
import type { Delivery } from '../delivery.ts'
import type { CheckoutValues } from '../form-values.ts'
import { checkoutBody, orderTotal } from '../request.ts'
import { goToChallenge } from './challenge.ts'
import { type Outcome, placeOrder } from './outcome.ts'
import type { PressStore } from './press.ts'

type Options = {
  form: UseFormReturn<CheckoutValues>
  view: CheckoutView
  delivery: Delivery
  presses: PressStore
  supportNumber: string
  /** What the way back from the bank has to say. */
  notice: string | null
  reloadView: () => Promise<unknown>
  onOrdered: (cartId: string) => void
  /** The page is about to be left for the bank. */
  onLeave: () => void
}

type Sealed = { encryptedValues: Record<string, string>; cardHolderName: string | null }

const noCard: Sealed = { encryptedValues: {}, cardHolderName: null }

/** The chunk with the encryption comes when it is needed. */
async function seal(card: Card, view: CheckoutView): Promise<Sealed | null> {
  const { canEncrypt, sealCard } = await import('./encryption.ts')
  if (!canEncrypt()) return null
  return { encryptedValues: await sealCard(card, view.x509EncryptionKeys), cardHolderName: card.nameOnCard.trim() }
}

/** Sends a checked form, once, and goes where its outcome leads [S2-4-01] to [S2-4-10]. */
export function usePlaceOrder(options: Options) {
  const { form, view, delivery, presses, supportNumber, notice, reloadView, onOrdered, onLeave } = options
  const { api } = useApp()
  const [isSending, setIsSending] = useState(false)
  const [banner, setBanner] = useState(notice)
  // State would come too late for the second press of a double click.
  const isSubmitted = useRef(false)

  function free() {
    isSubmitted.current = false
    setIsSending(false)
  }

  useEffect(() => {
    // Back from the bank's page by the browser's own button: the page comes out of its cache as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && free()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })

  async function refuse(error: CheckoutError) {
    setBanner(checkoutBannerText(error))
    form.setValue('card.cvv', '')
    if (reloadsView(error)) {
      await reloadView().catch((cause: unknown) => reportFailure('checkout', cause))
      await new Promise((resolve) => setTimeout(resolve, submitReenableMs))
    }
    free()
  }

  async function follow(outcome: Outcome) {
    if (outcome.kind === 'ordered') return onOrdered(outcome.cartId)
    if (outcome.kind === 'challenge') {
      onLeave()
      return goToChallenge(outcome.challenge, document)
    }
    reportFailure('checkout', outcome.cause, `refused with ${outcome.error.errorCode}`)
    await refuse(outcome.error)
  }

  async function send(values: CheckoutValues) {
    const [year, month] = localDate(new Date())
    const { availability } = delivery
    const isFree = orderTotal({ view, availability }) === 0
    const wrong = isFree ? null : cardError(values.card, [year, month])
    if (wrong) {
      setBanner(checkoutBannerText(wrong))
      return free()
    }
    const sealed = isFree ? noCard : await seal(values.card, view)
    if (!sealed) return refuse(checkoutError({ status: cardErrorCode }, supportNumber))
    const body = checkoutBody({ values, view, availability }, sealed, window.screen)
    await follow(await placeOrder(body, { api, presses, supportNumber }))
  }

  async function place(values: CheckoutValues) {
    if (isSubmitted.current) return
    isSubmitted.current = true
    setIsSending(true)
    setBanner(null)
    try {
      await send(values)
    } catch (cause) {
      reportFailure('checkout', cause)
      await refuse(checkoutError({}, supportNumber))
    }
  }

  return { place, isSending, banner, tell: setBanner }
}
