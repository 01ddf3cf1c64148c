import { millisecondsInHour } from 'date-fns/constants'
import type { CheckoutAnswer, CheckoutRequest } from '#contract/checkout/checkout.ts'
import { cardError, expiryToSend, trimCard } from '#domain/payment/card.ts'
import { paymentMethod } from '#domain/payment/payment-methods.ts'
import { isDevicePaymentCode, readPaymentOption } from '#domain/payment/payment-option.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { CartRow } from '../cart/store/carts.ts'
import type { Db } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { begin } from '../payments/attempt/begin.ts'
import { outcomeOf, outcomeOfOther, pay } from '../payments/attempt/pay.ts'
import type { Payments } from '../payments/attempt/settle.ts'
import type { CardBrowser, CardDetails, EncryptedCard, Gateway } from '../payments/provider/gateway.ts'
import { gatewayFor } from '../payments/provider/gateways.ts'
import { type Keyring, shopKeyName } from '../payments/provider/keyring.ts'
import { hostedMeans, type Means } from '../payments/provider/payment-means.ts'
import { countDeclined } from '../payments/store/attempts.ts'
import { waitingOfNetwork } from '../payments/transfer/store/waiting-orders.ts'
import { invalidOrder, orderHash, paymentHash } from './checkout-body.ts'
import type { CheckoutRights } from './checkout-staff.ts'
import { planOrder } from './order-planning.ts'
import { checkoutResponse, completedResponse } from './payment-response.ts'

type SubmissionDeps = Pick<Deps, 'clock' | 'space'> & { payments: Payments; keyring: Keyring }
type Submission = {
  cart: CartRow
  body: CheckoutRequest
  brand: Brand
  key: string | null
  /** Hash of the client's network. */
  network: string
  caller: Pick<CardBrowser, 'ip' | 'userAgent'>
  rights: CheckoutRights
  /** The origin of the shop. */
  origin: string
}

const declinedLimit = { max: 5, perMs: millisecondsInHour }

/** Turns a submitted checkout form into an order. Concurrent submissions of a cart create one order. */
export async function submitOrder(
  deps: SubmissionDeps,
  { cart, body, brand, key, network, caller, rights, origin }: Submission,
): Promise<CheckoutAnswer> {
  const { payments, clock } = deps
  const option = body.selectedPaymentOption
  const named = readPaymentOption(option)
  const gateway = named && gatewayFor(payments.gateways, { option: named, country: brand.country })
  const method = await meansOf(deps, { body, brand, caller, gateway })
  async function plan(reader: Db, locked: CartRow) {
    await rejectUnready(deps, reader, locked)
    const transfers = gateway?.transfers
    const order = await planOrder(reader, { cart: locked, body, brand, rights, origin, transfers, now: clock() })
    if (order.transfer && !rights.isStaff) await rejectManyWaiting(reader, network)
    if (order.payNowCents > 0 && !method) throw invalidOrder('Please enter your card details.')
    return order
  }
  const hashes = { bodyHash: orderHash(body), paymentHash: paymentHash(body) }
  const press = { cartId: cart.id, network, key, ...hashes, option, gateway: gateway?.name ?? null, brand, plan }
  for (;;) {
    const begun = await begin(payments, press)
    switch (begun.kind) {
      case 'started':
        return checkoutResponse(await pay(payments, begun.attempt, method))
      case 'repeated':
        return checkoutResponse(await outcomeOf(payments, begun.attempt))
      case 'ordered':
        return completedResponse(cart.id)
      case 'sold-out':
        throw invalidOrder(begun.text)
      case 'mismatch':
        throw invalidOrder('This order was sent before with other contents. Please place it again.')
      case 'open': {
        const isRepeat = key === null && begun.attempt.plan.paymentHash === hashes.paymentHash
        const earlier = await outcomeOfOther(payments, begun.attempt, { isRepeat })
        if (earlier) return checkoutResponse(earlier)
      }
    }
  }
}

/** The payment method of the order; null if there is none. The plan decides whether the caller may use it. */
async function meansOf(
  deps: SubmissionDeps,
  { body, brand, caller, gateway }: Pick<Submission, 'body' | 'brand' | 'caller'> & { gateway: Gateway | null },
): Promise<Means | null> {
  const { selectedPaymentOption, devicePaymentCode: code } = body
  const option = readPaymentOption(selectedPaymentOption)
  const method = option && paymentMethod(option)
  switch (method?.kind) {
    case 'card': {
      const card = gateway?.cardKeys ? encryptedCard(body) : await openCard(deps, body, brand)
      return card && { kind: 'card', card, browser: { ...caller, ...body.browserInfo } }
    }
    case 'device':
      // The plan rejects a wrong code, together with all other wrong fields.
      return code && isDevicePaymentCode(code) ? { kind: 'device', code } : null
    case 'hosted':
      return hostedMeans(method.provider, body.cartId)
    default:
      return null
  }
}

/** A card that only the provider can decrypt; it checks it, too. */
function encryptedCard({ encryptedValues: fields, cardHolderName }: CheckoutRequest): EncryptedCard | null {
  return Object.keys(fields).length > 0 ? { fields, holder: cardHolderName?.trim() ?? '' } : null
}

/** Decrypts and validates the card. Only this function reads it, and nothing stores it. */
async function openCard(
  { keyring, clock }: SubmissionDeps,
  body: CheckoutRequest,
  brand: Brand,
): Promise<CardDetails | null> {
  const envelope = body.encryptedValues[shopKeyName]
  if (!envelope) return null
  const opened = await keyring.open(shopKeyName, envelope)
  if (!opened) throw invalidOrder('Your card details could not be read. Please enter them again.')
  const card = trimCard({ ...opened, nameOnCard: body.cardHolderName ?? '' })
  const [year, month] = shopDate(clock(), brand.country)
  const [first, ...more] = cardError(card, [year, month])?.errorMessages ?? []
  if (first) throw invalidOrder(first, ...more)
  return { cardNo: card.cardNo, cvv: card.cvv, expiryDate: expiryToSend(card.expiryDate), holder: card.nameOnCard }
}

/** Orders that wait hold stock: without a limit one caller could hold all of it. */
const mostWaiting = 5

async function rejectManyWaiting(reader: Db, network: string) {
  if ((await waitingOfNetwork(reader, network)) >= mostWaiting)
    throw invalidOrder('Several of your orders wait for a bank transfer. Please pay them first, or call us.')
}

async function rejectUnready({ space, clock }: SubmissionDeps, reader: Db, cart: CartRow) {
  if (space && !(await space.allowsOrders()))
    throw invalidOrder('We cannot take orders at the moment. Please try again later.')
  const since = new Date(clock().getTime() - declinedLimit.perMs)
  if ((await countDeclined(reader, cart.id, since)) >= declinedLimit.max)
    throw invalidOrder('Too many payments were declined for this cart. Please try again in an hour or call us.')
}
