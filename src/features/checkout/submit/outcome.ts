import type { CheckoutAnswer, CheckoutRequest } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { ApiError, isNotFound } from '#contract/protocol/api-error.ts'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import { type CheckoutError, checkoutBannerText, checkoutError, submitError } from '#domain/checkout/checkout-error.ts'
import { paymentKind } from '#domain/payment/payment-option.ts'
import { pollStep, readPaymentStatus, unfinishedPaymentText } from '#domain/payment/payment-status.ts'
import type { Challenge } from './challenge.ts'
import type { Press, PressStore } from './submission.ts'

export type Outcome =
  | { kind: 'ordered'; cartId: string }
  | { kind: 'challenge'; challenge: Challenge }
  /** On to the provider's page. */
  | { kind: 'redirect'; address: string }
  /** The shopper confirms in the Zip app; the status is polled with this reference. */
  | { kind: 'waiting'; reference: string }
  | { kind: 'refused'; error: CheckoutError; cause: unknown }

type Tools = { api: Api; presses: PressStore; supportNumber: string; wait?: (ms: number) => Promise<void> }

// The response may have been lost: a retry with the same key returns it, without a second charge.
const repeats = { count: 2, waitMs: 1500 }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** These errors mean that nothing was charged; any other error leaves the outcome unknown. */
const isRejection = (error: unknown) =>
  error instanceof UnsentError || (error instanceof ApiError && (error.status === 400 || error.status === 401))

const mayBeLost = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

async function send(body: CheckoutRequest, press: Press, { api, wait = sleep }: Tools) {
  let lost: unknown
  for (let sent = 1; ; sent++) {
    try {
      return await api.checkout.submit({ body }, { headers: { 'idempotency-key': press.key } })
    } catch (error) {
      const isUnsent = error instanceof UnsentError
      if (!isUnsent) lost = error
      // One that was sent before may have arrived.
      if (!mayBeLost(error) || sent > repeats.count) throw isUnsent && lost ? lost : error
      await wait(repeats.waitMs)
    }
  }
}

/** Sends the order, with retries under one key, and returns the outcome [S2-4-01]. */
export async function placeOrder(body: CheckoutRequest, tools: Tools): Promise<Outcome> {
  const { presses, supportNumber } = tools
  const { cartId, selectedPaymentOption: option } = body
  const press = presses.begin({ cartId, option })
  try {
    return await outcomeOf(await send(body, press, tools), body, tools)
  } catch (cause) {
    if (isRejection(cause)) presses.end()
    return { kind: 'refused', error: submitError(cause, supportNumber), cause }
  }
}

// The press of an order is forgotten by the page that shows the order: one that cannot be opened now is found again later.
function outcomeOf(response: CheckoutAnswer, body: CheckoutRequest, { presses }: Tools): Outcome {
  if (response.orderCompleted) return { kind: 'ordered', cartId: response.cartId ?? body.cartId }
  if (response.paymentReference) presses.learn(response.paymentReference)
  if (response.secure3DResponse) return { kind: 'challenge', challenge: response.secure3DResponse }
  if (response.redirectUrl) return { kind: 'redirect', address: response.redirectUrl }
  const isDevice = paymentKind(body.selectedPaymentOption) === 'device'
  if (isDevice && response.success && response.paymentReference)
    return { kind: 'waiting', reference: response.paymentReference }
  throw new Error('The order was neither placed nor refused')
}

/** What orders say that nothing is paid for while they are placed. */
const unplacedText = 'Your order was not placed. Please try again.'
const unfinishedText = ({ option }: Press) =>
  ['transfer', 'account'].includes(paymentKind(option) ?? '') ? unplacedText : unfinishedPaymentText

export type OpenOutcome = { kind: 'ordered'; cartId: string } | { kind: 'refused'; text: string } | { kind: 'unknown' }
type Asking = Pick<Tools, 'api' | 'presses'>

/** The payment status of a submission; null without a reference or a response. */
async function statusOf({ cartId, option, paymentReference }: Press, api: Api) {
  if (!paymentReference) return null
  const query = { cartId, paymentReference, selectedPaymentOption: option }
  const response = await api.payment.status({ query }).catch(() => null)
  return response && { ...response, paymentStatus: readPaymentStatus(response.paymentStatus) }
}

/** Ends the open payment at the provider; `gone` where this visitor has no such cart. */
const cancel = ({ cartId, option }: Press, api: Api) =>
  api.checkout
    .cancel({ body: { cartId, selectedPaymentOption: option } })
    .catch((error: unknown) => (isNotFound(error) ? ('gone' as const) : null))

/**
 * The outcome of a stored submission, after a reload or the return from the bank. Cancels a payment that is still open,
 * so that it cannot be approved after the shopper has left it.
 */
export async function findOutcome({ api, presses }: Asking): Promise<OpenOutcome | null> {
  const press = presses.open()
  if (!press) return null
  const rejected = (text: string | undefined): OpenOutcome => {
    presses.end()
    return { kind: 'refused', text: text || unfinishedText(press) }
  }
  // Asked first: what the shopper has agreed to by now becomes the order.
  const known = await statusOf(press, api)
  if (known?.orderCompleted || known?.paymentStatus === 'Approved') return { kind: 'ordered', cartId: press.cartId }
  if (known && pollStep(known.paymentStatus) === 'stop') return rejected(known.message)
  const ended = await cancel(press, api)
  if (ended === 'gone') {
    presses.end()
    return null
  }
  if (ended?.orderCompleted) return { kind: 'ordered', cartId: press.cartId }
  const isOpen = !ended || ['Pending', 'Approved'].includes(readPaymentStatus(ended.status))
  return isOpen ? { kind: 'unknown' } : rejected((await statusOf(press, api))?.message)
}

/** The message for an outcome without an order; null when there is nothing to report. */
export function outcomeText(outcome: OpenOutcome | null, supportNumber: string): string | null {
  if (outcome?.kind === 'refused') return outcome.text
  return outcome?.kind === 'unknown' ? checkoutBannerText(checkoutError({}, supportNumber)) : null
}
