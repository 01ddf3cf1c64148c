import type { CheckoutAnswer, CheckoutRequest } from '#contract/checkout.ts'
import { cardError, expiryToSend, trimCard } from '#domain/card.ts'
import { isDevicePaymentCode, paymentOptions } from '#domain/payment-option.ts'
import { shopDate } from '#domain/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { begin } from '../payments/begin.ts'
import type { CardDetails } from '../payments/gateway.ts'
import { type Keyring, shopKeyName } from '../payments/keyring.ts'
import { hostedMeans, type Means } from '../payments/means.ts'
import { outcomeOf, outcomeOfOther, pay } from '../payments/pay.ts'
import type { Payments } from '../payments/settle.ts'
import { countRefused } from '../stores/attempts.ts'
import type { CartRow } from '../stores/carts.ts'
import { orderHash, paymentHash, refuseOrder } from './checkout-body.ts'
import type { CheckoutRights } from './checkout-staff.ts'
import { planOrder } from './order-planning.ts'
import { checkoutAnswer, completedAnswer } from './payment-answer.ts'

type Needed = Pick<Deps, 'clock' | 'space'> & { payments: Payments; keyring: Keyring }
type Submission = {
  cart: CartRow
  body: CheckoutRequest
  brand: Brand
  key: string | null
  /** Hash of the client's network. */
  network: string
  rights: CheckoutRights
  /** The origin of the shop. */
  origin: string
}

const refusedLimit = { max: 5, perMs: 3_600_000 }

/** Turns a submitted checkout form into an order. Concurrent submissions of a cart create one order. */
export async function submitOrder(
  needed: Needed,
  { cart, body, brand, key, network, rights, origin }: Submission,
): Promise<CheckoutAnswer> {
  const { payments, clock } = needed
  const option = body.selectedPaymentOption
  const means = await meansOf(needed, body, brand)
  async function plan(reader: Db, locked: CartRow) {
    await refuseUnready(needed, reader, locked)
    const order = await planOrder(reader, { cart: locked, body, brand, rights, origin, now: clock() })
    if (order.payNowCents > 0 && !means) throw refuseOrder('Please enter your card details.')
    return order
  }
  const hashes = { bodyHash: orderHash(body), paymentHash: paymentHash(body) }
  for (;;) {
    const begun = await begin(payments, { cartId: cart.id, network, key, ...hashes, option, brand, plan })
    switch (begun.kind) {
      case 'started':
        return checkoutAnswer(await pay(payments, begun.attempt, means))
      case 'repeated':
        return checkoutAnswer(await outcomeOf(payments, begun.attempt))
      case 'ordered':
        return completedAnswer(cart.id)
      case 'sold-out':
        throw refuseOrder(begun.text)
      case 'mismatch':
        throw refuseOrder('This order was sent before with other contents. Please place it again.')
      case 'open': {
        const isRepeat = key === null && begun.attempt.plan.paymentHash === hashes.paymentHash
        const other = await outcomeOfOther(payments, begun.attempt, { isRepeat })
        if (other) return checkoutAnswer(other)
      }
    }
  }
}

/** The payment method of the order; null if there is none. The plan decides whether the caller may use it. */
async function meansOf(needed: Needed, body: CheckoutRequest, brand: Brand): Promise<Means | null> {
  const { selectedPaymentOption: option, devicePaymentCode: code } = body
  // The plan rejects a wrong code, together with all other wrong fields.
  if (option === paymentOptions.ZipInStore) return code && isDevicePaymentCode(code) ? { kind: 'device', code } : null
  if (option !== paymentOptions.Default) return hostedMeans(option, body.cartId)
  const card = await openCard(needed, body, brand)
  return card && { kind: 'card', card }
}

/** Decrypts and validates the card. Only this function reads it, and nothing stores it. */
async function openCard({ keyring, clock }: Needed, body: CheckoutRequest, brand: Brand): Promise<CardDetails | null> {
  const envelope = body.encryptedValues[shopKeyName]
  if (!envelope) return null
  const opened = await keyring.open(shopKeyName, envelope)
  if (!opened) throw refuseOrder('Your card details could not be read. Please enter them again.')
  const card = trimCard({ ...opened, nameOnCard: body.cardHolderName ?? '' })
  const [year, month] = shopDate(clock(), brand.country)
  const [first, ...more] = cardError(card, [year, month])?.errorMessages ?? []
  if (first) throw refuseOrder(first, ...more)
  return { cardNo: card.cardNo, cvv: card.cvv, expiryDate: expiryToSend(card.expiryDate), holder: card.nameOnCard }
}

async function refuseUnready({ space, clock }: Needed, reader: Db, cart: CartRow) {
  if (space && !(await space.allowsOrders()))
    throw refuseOrder('We cannot take orders for the moment. Please try again later.')
  const since = new Date(clock().getTime() - refusedLimit.perMs)
  if ((await countRefused(reader, cart.id, since)) >= refusedLimit.max)
    throw refuseOrder('Too many payments were refused for this cart. Please try again in an hour or call us.')
}
