import { millisecondsInDay } from 'date-fns/constants'
import { fullName } from '#domain/account/full-name.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { type CartRow, linesOf, lockCart, lockOrOpenCart, putLine, touchCart } from '../../cart/store/carts.ts'
import { redeemCoupon } from '../../cart/store/coupons.ts'
import { subscribe } from '../../content/store/contact.ts'
import type { Db } from '../../database/database.ts'
import { refreshListedStock } from '../../database/derived/listed-stock.ts'
import { newId } from '../../database/id.ts'
import type { OrderPlan } from '../../database/order-plan.ts'
import type { TakenStock } from '../../database/schema/orders.ts'
import { tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertMail } from '../../mail/mails.ts'
import { invoiceAddress } from '../../orders/invoice-address.ts'
import { orderConfirmation } from '../../orders/order-confirmation.ts'
import { placedOrder } from '../../orders/order-events.ts'
import { insertOrder, type OrderRow } from '../../orders/store/orders.ts'
import { writeEvent } from '../../webhooks/write-event.ts'
import { canPromise, stockTaking } from '../stock-taking.ts'
import { type AttemptRow, findAttempt, lockAttempt, moveAttempt } from '../store/attempts.ts'
import { lockStock, takeStock } from '../store/stock.ts'
import { failedPayment } from './end-payment.ts'
import { noteProjectOrders } from './project-orders.ts'
import { piecesOf } from './reservation.ts'

type CompletionDeps = Pick<Deps, 'db' | 'clock' | 'fault'> & { nextNumber: () => Promise<string> }

const sorry = (why: string) => ({
  reason: null,
  showReason: false,
  messages: [`${why} Your payment is being returned.`],
})

/**
 * Creates the order of a charged attempt, exactly once and in one transaction: order, stock, coupon, cart, mail. If
 * that fails, marks the attempt for a refund with the reason.
 */
export async function complete(
  { db, clock, fault, nextNumber }: CompletionDeps,
  attemptId: string,
): Promise<AttemptRow> {
  const { cartId } = await findAttempt(db, attemptId)
  const number = await nextNumber()
  await tx(db, async (transaction) => {
    const cart = await lockCart(transaction, cartId)
    const attempt = await lockAttempt(transaction, attemptId)
    if (!cart || attempt.state !== 'approved') return
    const now = clock()
    const { problem, taken } = await takeGoods(transaction, cart, attempt.plan)
    if (problem !== undefined) {
      await moveAttempt(transaction, attempt.id, 'refunding', { failure: sorry(problem), checkAt: now })
      const data = { ...failedPayment(attempt), outcome: 'returned' as const, reason: problem }
      await writeEvent(transaction, { brand: attempt.brand, name: 'payment.failed', data, now })
      return
    }
    await write(transaction, { attempt, number, taken, now })
    await noteProjectOrders(transaction, { cart, plan: attempt.plan, number, now })
    await closeCart(transaction, { cart, attempt, now })
    await fault?.('order-written')
  })
  await fault?.('order-saved')
  return findAttempt(db, attemptId)
}

type Goods = { problem: string; taken?: never } | { problem?: never; taken: TakenStock[] }

/** Takes stock and coupon of an order; a problem explains why it cannot, and nothing was taken. */
async function takeGoods(db: Db, cart: CartRow, plan: OrderPlan): Promise<Goods> {
  if (cart.state === 'ordered') return { problem: 'This cart was ordered already.' }
  const ordered = piecesOf(plan)
  const stockOf = await lockStock(db, { productIds: [...ordered.keys()], country: plan.country })
  for (const { productId, title, promoId } of plan.lines)
    if (promoId === null && !canPromise(stockOf(productId), ordered.get(productId) ?? 0))
      return { problem: `${title} was sold out while you paid.` }
  if (plan.couponCode && !(await redeemCoupon(db, plan.couponCode)))
    return { problem: `The coupon ${plan.couponCode} was used up while you paid.` }
  const taken = [...ordered].flatMap(([productId, pieces]) =>
    stockTaking(stockOf(productId), pieces, plan.warehouse).map((row) => ({ productId, ...row })),
  )
  for (const row of taken) await takeStock(db, row)
  await refreshListedStock(db, { country: plan.country, productIds: [...ordered.keys()] })
  return { taken }
}

type Written = { attempt: AttemptRow; number: string; taken: TakenStock[]; now: Date }

async function write(db: Db, { attempt, number, taken, now }: Written) {
  const { id: attemptId, cartId, brand, visitorId, currency, amountCents, plan } = attempt
  const order = {
    id: newId(),
    number,
    cartId,
    attemptId,
    brand,
    visitorId,
    accountId: plan.accountId ?? null,
    email: plan.email,
    placedAt: now,
    deliveryDate: plan.deliveryDate && isoDate(plan.deliveryDate),
    totalCents: plan.totalCents,
    taxCents: plan.taxCents ?? gstWithin(plan),
    paidCents: amountCents,
    payBy: plan.transfer ? new Date(now.getTime() + plan.transfer.days * millisecondsInDay) : null,
    takenStock: plan.transfer ? taken : null,
    currency,
    plan,
  }
  await insertOrder(db, order, plan.lines)
  await insertMail(db, orderConfirmation(order, await invoiceAddress(db, order.id, now)))
  await writeEvent(db, { brand, name: 'order.placed', data: placedOrder(order), now })
  if (amountCents > 0) {
    const data = { number, paidCents: amountCents, totalCents: plan.totalCents, currency }
    await writeEvent(db, { brand, name: 'order.paid', data, now })
  }
  if (plan.newsletter) await subscribe(db, subscriberOf(order), now)
  await moveAttempt(db, attemptId, 'completed')
}

/** The same record as from the newsletter form. */
function subscriberOf({ brand, visitorId, plan }: Pick<OrderRow, 'brand' | 'visitorId' | 'plan'>) {
  const name = fullName(plan.deliveryAddress)
  const { postcode } = plan.deliveryAddress
  return { brand, email: plan.email, name, postcode, source: 'Checkout' as const, visitorId }
}
// For attempts from before plans had a tax amount: their totals include it.
const gstWithin = ({ totalCents, country }: OrderPlan) =>
  taxedTotal(totalCents, { country, flags: { pricesExGst: false } }).gstCents

/** Closes the cart. Lines added during the payment move to the next cart. */
async function closeCart(db: Db, { cart, attempt, now }: { cart: CartRow; attempt: AttemptRow; now: Date }) {
  const ordered = new Map(attempt.plan.lines.map(({ productCode, quantity }) => [productCode, quantity]))
  const later = (await linesOf(db, cart.id)).flatMap((line) => {
    const quantity = line.quantity - (ordered.get(line.productCode) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  await touchCart(db, cart.id, now, { state: 'ordered' })
  if (later.length === 0) return
  const next = await lockOrOpenCart(db, { visitorId: cart.visitorId, brand: cart.brand }, now)
  for (const line of later) await putLine(db, { ...line, cartId: next.id })
}
