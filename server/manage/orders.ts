import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { OrderDetail, OrderSummary } from '#contract/manage/manage-orders.ts'
import { fullName } from '#domain/account/full-name.ts'
import { chargeRows, orderCharges, orderDetails, orderLines } from '#domain/checkout/order-details.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { nextStates } from '#domain/orders/order-progress.ts'
import { paymentMethod } from '#domain/payment/payment-methods.ts'
import { readPaymentOption } from '#domain/payment/payment-option.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Db } from '../database/database.ts'
import type { GatewayName } from '../database/schema/payments.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { conflict, HttpError, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insertMail } from '../mail/mails.ts'
import { orderSummary as shownOrder } from '../orders/confirmation-response.ts'
import { notArrivedCents } from '../orders/failed-refund.ts'
import { refundedMail } from '../orders/order-mails.ts'
import { trackingUrlOf } from '../orders/order-progress.ts'
import { recordStep } from '../orders/record-step.ts'
import { type RefundRow, refundedCents, refundsOf } from '../orders/store/order-refunds.ts'
import { lockOrder, type OrderStepRow, stepsOf } from '../orders/store/order-steps.ts'
import { findGateway, gatewayTitles, type MadePayment } from '../payments/provider/gateways.ts'
import { receiveTransfer, releaseWaiting } from '../payments/transfer/waiting-order.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { audited } from './audited.ts'
import { keysetPage, readMomentMark, writeMark } from './keyset.ts'
import {
  findStatedOrder,
  finishRefund,
  insertRefund,
  listOrders,
  paymentOf,
  type StatedOrder,
} from './store/manage-orders.ts'

const hasFailed = ({ state }: RefundRow) => state === 'failed'

/** What is sent back or requested, in cents. */
const takenCents = (rows: readonly RefundRow[]) => refundedCents(rows.filter((row) => !hasFailed(row)))

export const orderSummary = ({ order, state }: StatedOrder): OrderSummary => {
  const { id, number, placedAt, email, totalCents, plan } = order
  return {
    id,
    number,
    placedAt: placedAt.toISOString(),
    customer: fullName(plan.deliveryAddress),
    email,
    total: toDollars(totalCents),
    state,
    isUnpaid: order.payBy !== null,
  }
}

/** Two people may send back a part each for the same reason. */
function overtakenText(refunds: readonly RefundRow[]) {
  const last = refunds.at(-1)
  const what = last ? `${last.requestedBy} has sent back ${toDollars(last.amountCents).toFixed(2)}` : 'This has changed'
  return `${what} since you opened this order. If more is to be sent back, refund it now`
}

type Parts = {
  refunds: readonly RefundRow[]
  steps: readonly OrderStepRow[]
  /** The provider of its payment. */
  gateway: GatewayName | null
}

/** How it is paid, and through whom, for staff. */
function paymentText({ plan }: StatedOrder['order'], gateway: GatewayName | null): string {
  const option = readPaymentOption(plan.paymentOption)
  const name = option ? paymentMethod(option).name : 'Card'
  return gateway === null || gateway === 'transfer' ? name : `${name}, through ${gatewayTitles[gateway]}`
}

function missingText({ gateway }: Pick<MadePayment, 'gateway'>) {
  const by = gateway
    ? `through ${gatewayTitles[gateway]}, which this shop does not use`
    : 'through a provider that this shop does not use'
  return `This order was paid ${by} any more. Send the money back in the pages of the provider, or have its settings put back`
}

function detailOf(stated: StatedOrder, { refunds, steps, gateway }: Parts): OrderDetail {
  const { order, state } = stated
  const { plan } = order
  const shown = shownOrder(order)
  return {
    ...orderSummary(stated),
    currency: order.currency,
    details: orderDetails(shown, plan).map(({ title, rows }) => ({ title, rows: [...rows] })),
    lines: orderLines(shown, plan).map(({ extras, ...line }) => ({ ...line, extras: [...extras] })),
    charges: chargeRows(orderCharges(shown, plan)).map(({ name, value }) => ({ name, value })),
    paid: toDollars(order.paidCents),
    payment: paymentText(order, gateway),
    isByTransfer: plan.transfer !== undefined,
    payBy: order.payBy && shopDay(order.payBy, plan.country),
    refundable: toDollars(order.paidCents - takenCents(refunds)),
    notArrived: toDollars(notArrivedCents(refunds)),
    refunds: refunds.map(({ id, amountCents, reason, state: refundState, requestedBy, requestedAt }) => ({
      id,
      amount: toDollars(amountCents),
      reason,
      state: refundState,
      requestedBy,
      requestedAt: requestedAt.toISOString(),
    })),
    steps: steps.map(({ state: step, at }) => ({ state: step, at: at.toISOString() })),
    trackingUrl: trackingUrlOf(steps),
    next: order.payBy ? ['cancelled'] : [...nextStates(state)],
  }
}

const markOfOrder = ({ order }: StatedOrder) => writeMark(order.placedAt.toISOString(), order.id)

async function findOrder(db: Db, { brand }: CallContext, id: string) {
  const stated = await findStatedOrder(db, { brand: brand.key, id })
  if (!stated) throw notFound('There is no such order in this shop')
  return stated
}

export function orderHandlers(deps: Deps): Handlers<typeof manageContract>['manageOrders'] {
  const { db, gateways } = deps
  async function detail(context: CallContext, id: string) {
    const stated = await findOrder(db, context, id)
    const [refunds, steps, payment] = await Promise.all([
      refundsOf(db, [id]),
      stepsOf(db, [id]),
      paymentOf(db, stated.order.attemptId),
    ])
    return detailOf(stated, { refunds, steps, gateway: payment?.gateway ?? null })
  }

  return {
    list: async ({ query: { after, limit, q, state, isUnpaid } }, { brand }) => {
      const mark = readMomentMark(after)
      const page = await keysetPage(
        limit,
        (count) =>
          listOrders(db, { brand: brand.key, q, state, isUnpaid: isUnpaid === 'true' }, { after: mark, count }),
        markOfOrder,
      )
      return { rows: page.rows.map(orderSummary), next: page.next }
    },

    view: ({ params: { id } }, context) => detail(context, id),

    setState: async ({ params: { id }, body: { state, trackingUrl } }, context) => {
      const { order } = await findOrder(db, context, id)
      const { id: staffId } = await context.caller.require()
      const link = trackingUrl || null
      await audited(deps, context, {
        action: 'recorded a step',
        subject: 'order',
        work: async (tx, at) => {
          const former = await recordStep(tx, order, { state, trackingUrl: link, staffId, at })
          if (state === 'cancelled') await releaseWaiting(tx, order, at)
          return {
            result: undefined,
            subjectId: order.id,
            label: `Order ${order.number}`,
            before: { state: former },
            after: { state, ...(link ? { trackingUrl: link } : {}) },
          }
        },
      })
      return detail(context, id)
    },

    receive: async ({ params: { id } }, context) => {
      const { order } = await findOrder(db, context, id)
      await audited(deps, context, {
        action: 'recorded a transfer',
        subject: 'order',
        work: async (tx, now) => {
          await receiveTransfer(tx, order, now)
          const amount = `${toDollars(order.totalCents).toFixed(2)} ${order.currency}`
          const label = `Order ${order.number}`
          return { result: undefined, subjectId: order.id, label, before: { paid: null }, after: { paid: amount } }
        },
      })
      return detail(context, id)
    },

    refund: async ({ params, body: { id, amount, reason, refundable } }, context) => {
      const { order } = await findOrder(db, context, params.id)
      const amountCents = toCents(amount)
      const payment = await paymentOf(db, order.attemptId)
      if (!payment || order.paidCents === 0)
        throw invalidField('amount', 'Nothing was paid through this shop that could be sent back')
      const { reference } = payment
      const gateway = await findGateway(gateways ?? { offered: [] }, payment)
      if (!gateway) throw invalidField('amount', missingText(payment))
      const label = `Order ${order.number}`
      const requestedBy = fullName(await context.caller.require())
      const isAll = await audited(deps, context, {
        action: 'requested a refund',
        subject: 'order',
        work: async (tx, requestedAt) => {
          await lockOrder(tx, order.id)
          const before = await refundsOf(tx, [order.id])
          const known = before.find((row) => row.id === id)
          // After a refund that failed, the provider takes the rest of the charge for refunded.
          const isWhole = amountCents === order.paidCents && !before.some(hasFailed)
          const written = { result: isWhole, subjectId: order.id, label }
          // The same request again: its outcome was lost on the way.
          if (known?.amountCents === amountCents) return { ...written, before: null, after: null }
          if (known) throw conflict('This refund was requested with another amount')
          const left = order.paidCents - takenCents(before)
          if (refundable !== undefined && toCents(refundable) !== left) throw conflict(overtakenText(before))
          if (amountCents > left) throw invalidField('amount', `Only ${toDollars(left).toFixed(2)} can be sent back`)
          await insertRefund(tx, {
            id,
            orderId: order.id,
            amountCents,
            reason,
            state: 'requested',
            requestedBy,
            requestedAt,
          })
          const after = { refund: `${toDollars(amountCents).toFixed(2)} ${order.currency}`, reason }
          return { ...written, before: null, after }
        },
      })
      // Outside of the transaction: until it is confirmed, the refund is shown as requested, and can be sent again.
      await gateway.refund(reference, isAll ? undefined : { id, amountCents }).catch((cause: unknown) => {
        context.log.error({ err: cause, order: order.number }, 'a refund was not confirmed')
        const text = 'The payment provider did not confirm the refund. It is shown as requested: send it again later'
        throw new HttpError('unavailable', text, { errors: [text] })
      })
      await audited(deps, context, {
        action: 'confirmed a refund',
        subject: 'order',
        work: async (tx, now) => {
          await lockOrder(tx, order.id)
          const known = (await refundsOf(tx, [order.id])).find((row) => row.id === id)
          if (known?.state === 'requested') {
            await finishRefund(tx, id)
            await insertMail(tx, refundedMail(order, { id, amountCents, now }))
            const data = { number: order.number, amountCents, currency: order.currency, reason: known.reason }
            await writeEvent(tx, { brand: order.brand, name: 'order.refunded', data, now })
          }
          const before = { refund: known?.state }
          // The provider may have reported a failure before it confirmed.
          const after = { refund: known?.state === 'failed' ? 'failed' : 'done' }
          return { result: undefined, subjectId: order.id, label, before, after }
        },
      })
      return detail(context, params.id)
    },
  }
}
