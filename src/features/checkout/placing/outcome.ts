import { ApiError, isNotFound } from '#contract/api-error.ts'
import type { CheckoutAnswer, CheckoutRequest } from '#contract/checkout.ts'
import type { Api } from '#contract/client.ts'
import { type CheckoutError, checkoutError } from '#domain/checkout-error.ts'
import { isHostedPayment, paymentOptions } from '#domain/payment-option.ts'
import { paymentWaitTexts, readPaymentStatus } from '#domain/payment-status.ts'
import type { Challenge } from './challenge.ts'
import { fingerprint, type Press, type PressStore } from './press.ts'

export type Outcome =
  | { kind: 'ordered'; cartId: string }
  | { kind: 'challenge'; challenge: Challenge }
  /** On to the provider's page. */
  | { kind: 'redirect'; address: string }
  /** The customer's telephone was asked; how it stands is asked by this reference. */
  | { kind: 'waiting'; reference: string }
  | { kind: 'refused'; error: CheckoutError; cause: unknown }

type Tools = { api: Api; presses: PressStore; supportNumber: string; wait?: (ms: number) => Promise<void> }

// The answer may have been lost on its way: the same key then brings it again, and nobody is charged twice.
const repeats = { count: 2, waitMs: 1500 }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A refusal says that nothing was charged; everything else leaves the outcome open. */
const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 401)

const mayBeLost = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

async function send(body: CheckoutRequest, press: Press, { api, wait = sleep }: Tools) {
  for (let sent = 1; ; sent++) {
    try {
      return await api.checkout.submit({ body }, { headers: { 'idempotency-key': press.key } })
    } catch (error) {
      if (!mayBeLost(error) || sent > repeats.count) throw error
      await wait(repeats.waitMs)
    }
  }
}

/** Sends the order once, whatever the network does, and says what came of it [S2-4-01]. */
export async function placeOrder(body: CheckoutRequest, tools: Tools): Promise<Outcome> {
  const { presses, supportNumber } = tools
  const { cartId, selectedPaymentOption: option } = body
  const press = presses.begin({ cartId, option, order: await fingerprint(body) })
  try {
    return await outcomeOf(await send(body, press, tools), body, tools)
  } catch (cause) {
    if (isRefusal(cause)) presses.end()
    const failure = cause instanceof ApiError ? { status: cause.status, body: cause.problem } : {}
    return { kind: 'refused', error: checkoutError(failure, supportNumber), cause }
  }
}

// The press of an order is forgotten by the page that shows the order: one that cannot be opened now is found again later.
function outcomeOf(answer: CheckoutAnswer, body: CheckoutRequest, { presses }: Tools): Outcome {
  if (answer.orderCompleted) return { kind: 'ordered', cartId: answer.cartId ?? body.cartId }
  if (answer.paymentReference) presses.learn(answer.paymentReference)
  if (answer.secure3DResponse) return { kind: 'challenge', challenge: answer.secure3DResponse }
  if (answer.redirectUrl) return { kind: 'redirect', address: answer.redirectUrl }
  const isDevice = body.selectedPaymentOption === paymentOptions.ZipInStore
  if (isDevice && answer.success && answer.paymentReference)
    return { kind: 'waiting', reference: answer.paymentReference }
  throw new Error('The order was neither placed nor refused')
}

export type OpenOutcome = { kind: 'ordered'; cartId: string } | { kind: 'refused'; text: string } | { kind: 'unknown' }

async function findOrder(cartId: string, api: Api): Promise<OpenOutcome | null> {
  try {
    await api.checkout.confirmation({ query: { id: cartId } })
  } catch (error) {
    // That there is no order is an answer; that nobody could be asked is none.
    return isNotFound(error) ? null : { kind: 'unknown' }
  }
  return { kind: 'ordered', cartId }
}

/** Nobody waits at the desk any more: what the customer has not agreed to by now is cancelled. */
async function giveUp(
  { cartId, option }: Pick<Press, 'cartId' | 'option'>,
  { api, presses }: Pick<Tools, 'api' | 'presses'>,
) {
  const body = { cartId, selectedPaymentOption: option }
  const answer = await api.checkout.cancel({ body }).catch(() => null)
  if (!answer) return { kind: 'unknown' } as const
  if (answer.orderCompleted) return { kind: 'ordered', cartId } as const
  presses.end()
  return { kind: 'refused', text: paymentWaitTexts.cancelled } as const
}

/** What became of a press that this page knows nothing of: it was reloaded, or comes back from the bank. */
export async function findOutcome({ api, presses }: Pick<Tools, 'api' | 'presses'>): Promise<OpenOutcome | null> {
  const press = presses.open()
  if (!press) return null
  const { cartId, option, paymentReference } = press
  if (!paymentReference) return findOrder(cartId, api)
  const query = { cartId, paymentReference, selectedPaymentOption: option }
  const answer = await api.payment.status({ query }).catch(() => null)
  const status = readPaymentStatus(answer?.paymentStatus)
  if (answer?.orderCompleted || status === 'Approved') return { kind: 'ordered', cartId }
  if (!answer) return { kind: 'unknown' }
  if (status === 'Pending' || status === 'Unknown') {
    // Back from the provider's page without a decision: the same press goes there again, another closes it.
    if (isHostedPayment(option)) return null
    return option === paymentOptions.ZipInStore ? giveUp({ cartId, option }, { api, presses }) : { kind: 'unknown' }
  }
  presses.end()
  return { kind: 'refused', text: answer.message }
}
