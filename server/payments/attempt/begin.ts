import { randomInt } from 'node:crypto'
import { currencyOf } from '#domain/location/country.ts'
import { isOpenAttempt } from '#domain/payment/attempt-states.ts'
import type { Brand } from '#themes/brand.ts'
import { type CartRow, lockCart } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import type { OrderPlan } from '../../database/order-plan.ts'
import type { GatewayName } from '../../database/schema/payments.ts'
import { tx } from '../../database/transaction.ts'
import { type AttemptRow, findAttempt, findOpenAttempt, insertAttempt } from '../store/attempts.ts'
import { findIdempotency, insertIdempotency } from '../store/idempotency.ts'
import { reservationProblem } from './reservation.ts'
import { inMs, leaseMs, type Payments } from './settle.ts'

/** The result of a checkout submission. */
export type Begun =
  | { kind: 'started'; attempt: AttemptRow }
  /** The same submission was received before. */
  | { kind: 'repeated'; attempt: AttemptRow }
  /** The same key with another body. */
  | { kind: 'mismatch' }
  /** The payment of another submission is in progress. */
  | { kind: 'open'; attempt: AttemptRow }
  | { kind: 'ordered' }
  /** Open payments of others hold the remaining stock. */
  | { kind: 'sold-out'; text: string }

type Press = {
  cartId: string
  /** Hash of the client network. */
  network: string
  key: string | null
  bodyHash: string
  paymentHash: string
  option: number
  /** The provider that takes the method. */
  gateway: GatewayName | null
  brand: Brand
  plan: (db: Db, cart: CartRow) => Promise<OrderPlan>
}

/**
 * Starts a payment: locks the cart, validates again and stores the attempt before any request to the provider. Of
 * concurrent submissions exactly one starts.
 */
export async function begin({ db, clock, fault }: Payments, press: Press): Promise<Begun> {
  const begun = await tx(db, async (transaction): Promise<Begun> => {
    const cart = await lockCart(transaction, press.cartId)
    if (!cart) throw new Error(`Cart ${press.cartId} is gone`)
    const record = press.key === null ? null : await findIdempotency(transaction, cart.id, press.key)
    if (record && record.bodyHash !== press.bodyHash) return { kind: 'mismatch' }
    if (record) return repeated(await findAttempt(transaction, record.attemptId), press)
    if (cart.state === 'ordered') return { kind: 'ordered' }
    const open = await findOpenAttempt(transaction, cart.id)
    if (open) return { kind: 'open', attempt: open }
    const plan = await press.plan(transaction, cart)
    const problem = await reservationProblem(transaction, plan)
    if (problem) return { kind: 'sold-out', text: problem }
    await fault?.('validated')
    const attempt = newAttempt(cart, {
      plan: { ...plan, paymentHash: press.paymentHash },
      network: press.network,
      option: press.option,
      gateway: press.gateway,
      brand: press.brand,
      now: clock(),
    })
    await insertAttempt(transaction, attempt)
    if (press.key !== null)
      await insertIdempotency(transaction, {
        cartId: cart.id,
        key: press.key,
        bodyHash: press.bodyHash,
        attemptId: attempt.id,
        createdAt: attempt.createdAt,
      })
    return { kind: 'started', attempt }
  })
  if (begun.kind === 'started') await fault?.('attempt-saved')
  return begun
}

/** A repeated key with another encrypted card while the bank decides may be for another card. */
const repeated = (attempt: AttemptRow, { paymentHash }: Press): Begun =>
  isOpenAttempt(attempt.state) && attempt.plan.paymentHash !== paymentHash
    ? { kind: 'open', attempt }
    : { kind: 'repeated', attempt }

type Start = { plan: OrderPlan; network: string; option: number; gateway: GatewayName | null; brand: Brand; now: Date }

function newAttempt(cart: CartRow, { plan, network, option, gateway, brand, now }: Start): AttemptRow {
  return {
    id: newId(now.getTime()),
    reference: newReference(),
    cartId: cart.id,
    brand: cart.brand,
    visitorId: cart.visitorId,
    network,
    option,
    gateway: plan.payNowCents > 0 || plan.transfer ? gateway : null,
    // Without a charge it counts as approved.
    state: plan.payNowCents === 0 ? 'approved' : 'created',
    isUnknown: false,
    amountCents: plan.payNowCents,
    currency: currencyOf(brand.country),
    plan,
    challenge: null,
    redirectUrl: null,
    failure: null,
    createdAt: now,
    checkAt: inMs(now, leaseMs),
  }
}

// Read out on the phone: no characters that sound or look similar.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters, about 78 bits: cannot be guessed. */
const newReference = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
