import { returnCoupon } from '../../cart/store/coupons.ts'
import { refreshListedStock } from '../../database/derived/listed-stock.ts'
import { type Tx, tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/request/errors.ts'
import { insertMail } from '../../mail/mails.ts'
import { transferMissingMail, transferReceivedMail } from '../../orders/order-mails.ts'
import { recordStep } from '../../orders/record-step.ts'
import { lockOrder } from '../../orders/store/order-steps.ts'
import type { OrderRow } from '../../orders/store/orders.ts'
import { writeEvent } from '../../webhooks/write-event.ts'
import { putBackStock } from '../store/stock.ts'
import { endWaiting, overdueOrders } from './store/waiting-orders.ts'

/** Records that the whole amount has arrived. */
export async function receiveTransfer(tx: Tx, { id }: Pick<OrderRow, 'id'>, now: Date) {
  await lockOrder(tx, id)
  const order = await endWaiting(tx, id, { isPaid: true })
  if (!order) throw conflict('This order does not wait for a transfer any more. Load the page again.')
  const { number, paidCents, totalCents, currency, brand } = order
  await insertMail(tx, transferReceivedMail(order, now))
  await writeEvent(tx, { brand, name: 'order.paid', data: { number, paidCents, totalCents, currency }, now })
}

/** Lets stock and coupon of a cancelled order go, if it waited for a transfer, and mails the customer. */
export async function releaseWaiting(tx: Tx, { id }: Pick<OrderRow, 'id'>, now: Date) {
  const order = await endWaiting(tx, id, { isPaid: false })
  if (!order) return
  const { plan, takenStock } = order
  await putBackStock(tx, takenStock ?? [])
  const productIds = [...new Set((takenStock ?? []).map(({ productId }) => productId))]
  await refreshListedStock(tx, { country: plan.country, productIds })
  if (plan.couponCode) await returnCoupon(tx, plan.couponCode)
  await insertMail(tx, transferMissingMail(order, now))
}

type Log = { warn: (fields: object, text: string) => void }

/** Cancels orders whose transfer has not arrived by the end of their last day. */
export async function cancelOverdue({ db, clock }: Pick<Deps, 'db' | 'clock'>, log: Log) {
  for (const order of await overdueOrders(db, clock()))
    await tx(db, async (transaction) => {
      const at = clock()
      // Its money may have been recorded since the orders were read.
      const [locked] = await lockOrder(transaction, order.id)
      if (!locked?.payBy) return
      await recordStep(transaction, order, { state: 'cancelled', trackingUrl: null, staffId: null, at })
      await releaseWaiting(transaction, order, at)
    }).catch((error: unknown) =>
      log.warn({ err: error, order: order.number }, 'an unpaid order could not be cancelled and is tried again'),
    )
}
