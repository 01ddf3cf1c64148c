import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import {
  type CheckoutError,
  checkoutBannerText,
  checkoutError,
  failureOf,
  isSignedOut,
  reloadsView,
  submitReenableMs,
} from '#domain/checkout/checkout-error.ts'
import type { Cents } from '#domain/money/money.ts'
import { type Card, cardError, cardErrorCode } from '#domain/payment/card.ts'
import { deviceCodeOf, paymentKind } from '#domain/payment/payment-option.ts'
import { localDate } from '#domain/time/plain-date.ts'
import type { Delivery } from '#features/checkout/delivery.ts'
import type { CheckoutValues } from '#features/checkout/form/form-values.ts'
import type { Waiting } from '#features/checkout/in-store/zip-in-store.tsx'
import { checkoutBody, totalsOf } from '#features/checkout/submit/request.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { goToChallenge } from './challenge.ts'
import { findOutcome, type Outcome, outcomeText, placeOrder } from './outcome.ts'
import { goToProvider } from './redirect.ts'
import type { PressStore } from './submission.ts'
import type { FailedOrder } from './track-failure.ts'

type Options = {
  form: UseFormReturn<CheckoutValues>
  view: CheckoutView
  delivery: Delivery
  presses: PressStore
  supportNumber: string
  /** The message after a return from the bank. */
  notice: string | null
  reloadView: () => Promise<unknown>
  onOrdered: (cartId: string) => void
  /** The page is about to be left for the bank or a provider. */
  onLeave: () => void
  /** The page was not left after all: the shopper used the back button. */
  onBack: () => void
}

type Sealed = { encryptedValues: Record<string, string>; cardHolderName: string | null }

const noCard: Sealed = { encryptedValues: {}, cardHolderName: null }

/** The encryption chunk loads on demand. */
async function seal(card: Card, view: CheckoutView): Promise<Sealed | null> {
  const { canEncrypt, sealCard } = await import('./encryption.ts')
  if (!canEncrypt()) return null
  return { encryptedValues: await sealCard(card, view.x509EncryptionKeys), cardHolderName: card.nameOnCard.trim() }
}

const needsCard = ({ selectedPaymentOption }: CheckoutValues, totalCents: Cents) =>
  totalCents > 0 && (paymentKind(selectedPaymentOption) ?? 'card') === 'card'

function waitingFor(
  { selectedPaymentOption, devicePaymentCode }: CheckoutValues,
  { cart }: CheckoutView,
): Waiting | null {
  if (paymentKind(selectedPaymentOption) !== 'device') return null
  return { cartId: cart.cartId, code: deviceCodeOf(devicePaymentCode), reference: null }
}

// The fraud check loads in its own chunk; the order is sent without a token when loading fails.
const fraudCheck = () => import('./fraud-token.ts')
export const prepareFraudToken = () =>
  fraudCheck().then(
    ({ prepareFraudToken: prepare }) => prepare(),
    () => {},
  )
const fraudToken = () =>
  fraudCheck().then(
    ({ fraudToken: token }) => token(),
    () => null,
  )
const noteFailure = (failed: FailedOrder) =>
  import('./track-failure.ts').then(
    ({ trackFailedOrder }) => trackFailedOrder(failed),
    () => {},
  )

/** Sends a validated form once, and navigates by its outcome [S2-4-01] to [S2-4-10]. */
export function usePlaceOrder(options: Options) {
  const { form, view, delivery, presses, supportNumber, notice, reloadView, onOrdered, onLeave, onBack } = options
  const { api, brand } = useApp()
  const [isSending, setIsSending] = useState(false)
  const [banner, setBanner] = useState(notice)
  const [isOrderWrong, setOrderWrong] = useState(false)
  const [hasSignedOut, setSignedOut] = useState(false)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // A ref, because state would update too late for the second press of a double click.
  const isSubmitted = useRef(false)

  function free() {
    isSubmitted.current = false
    setWaiting(null)
    setIsSending(false)
  }

  function tell(text: string | null, reason: { isOrderWrong?: boolean; isSignedOut?: boolean } = {}) {
    setBanner(text)
    setOrderWrong(reason.isOrderWrong ?? false)
    setSignedOut(reason.isSignedOut ?? false)
  }

  /** Nothing can be sent before the payment the shopper left is ended. */
  async function comeBack() {
    onBack()
    const outcome = await findOutcome({ api, presses })
    if (outcome?.kind === 'ordered') return onOrdered(outcome.cartId)
    if (outcome) tell(outcomeText(outcome, supportNumber))
    free()
  }

  // After the back button, the page is restored from the back/forward cache in its old state.
  useEventListener('window', 'pageshow', ({ persisted }) => {
    if (persisted) void comeBack()
  })

  async function reject(error: CheckoutError, cause?: unknown) {
    tell(checkoutBannerText(error), { isOrderWrong: reloadsView(error), isSignedOut: isSignedOut(failureOf(cause)) })
    setWaiting(null)
    // What is ordered was wrong, not the card: the next press can go on.
    if (!reloadsView(error)) form.setValue('card.cvv', '')
    else {
      await reloadView().catch((cause: unknown) => reportFailure('checkout', cause))
      await new Promise((resolve) => setTimeout(resolve, submitReenableMs))
    }
    free()
  }

  async function follow(outcome: Outcome, body: CheckoutRequest) {
    if (outcome.kind === 'ordered') return onOrdered(outcome.cartId)
    if (outcome.kind === 'challenge') {
      onLeave()
      return goToChallenge(outcome.challenge, document)
    }
    if (outcome.kind === 'redirect') {
      onLeave()
      return goToProvider(outcome.address, window.location)
    }
    if (outcome.kind === 'waiting') {
      const { reference } = outcome
      return setWaiting((asked) => asked && { ...asked, reference })
    }
    reportFailure('checkout', outcome.cause, `refused with ${outcome.error.errorCode}`)
    void noteFailure({ ...outcome, body, cart: view.cart })
    await reject(outcome.error, outcome.cause)
  }

  async function send(values: CheckoutValues) {
    const [year, month] = localDate(new Date())
    const { availability } = delivery
    const isCard = needsCard(values, totalsOf({ view, availability, shop: brand }).totalCents)
    const wrong = isCard ? cardError(values.card, [year, month]) : null
    if (wrong) {
      tell(checkoutBannerText(wrong))
      return free()
    }
    const sealed = isCard ? await seal(values.card, view) : noCard
    if (!sealed) return reject(checkoutError({ status: cardErrorCode }, supportNumber))
    const card = { ...sealed, fraudCheckToken: await fraudToken() }
    const body = checkoutBody({ values, view, availability, shop: brand }, card, window.screen)
    await follow(await placeOrder(body, { api, presses, supportNumber }), body)
  }

  async function place(values: CheckoutValues) {
    if (isSubmitted.current) return
    isSubmitted.current = true
    setIsSending(true)
    tell(null)
    setWaiting(waitingFor(values, view))
    try {
      await send(values)
    } catch (cause) {
      reportFailure('checkout', cause)
      await reject(checkoutError({}, supportNumber))
    }
  }

  return {
    place,
    isSending,
    banner,
    /** The server did not accept what is ordered: out of stock, a coupon that is used up. */
    isOrderWrong,
    /** The account that the order is for is no longer signed in. */
    isSignedOut: hasSignedOut,
    tell,
    /** The Zip payment that the customer has to confirm, while it is pending. */
    waiting,
    stopWaiting: (text: string, how?: 'cancelled') => {
      if (how) presses.end()
      tell(text)
      free()
    },
  }
}
