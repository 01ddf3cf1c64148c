import type { ReturnRequest } from '#contract/account/account.ts'
import { areReturnsClosed, returnBy, returnTexts } from '#domain/orders/order-return.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import { invalidField } from '../http/request/errors.ts'
import { insertMail } from '../mail/mails.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { requestedReturn } from './order-events.ts'
import { returnRequestedMail } from './order-mails.ts'
import { deliveredOn, isRefunded, returnableLines } from './order-progress.ts'
import { refundsOf } from './store/order-refunds.ts'
import { insertReturn, returnsOf } from './store/order-returns.ts'
import { lockOrder, stepsOf } from './store/order-steps.ts'
import type { OrderRow } from './store/orders.ts'

type Request = { order: OrderRow; body: ReturnRequest; key: string; now: Date }

type Quantity = { position: number; quantity: number }

const isWithin = ({ lines }: ReturnRequest, allowed: readonly Quantity[]) =>
  lines.every(({ position, quantity }) =>
    allowed.some((line) => line.position === position && quantity <= line.quantity),
  )

/** Stores a request to return products, once per key. */
export function requestReturn(db: Db, { order, body, key, now }: Request): Promise<void> {
  return tx(db, async (transaction) => {
    await lockOrder(transaction, order.id)
    const returns = await returnsOf(transaction, [order.id])
    if (returns.some(({ idempotencyKey }) => idempotencyKey === key)) return
    const day = deliveredOn(order, await stepsOf(transaction, [order.id]))
    if (!day) throw invalidField('lines', returnTexts.notDelivered)
    const today = shopDate(now, shopOfOrder(order).country)
    if (areReturnsClosed(returnBy(day), today)) throw invalidField('lines', returnTexts.late)
    if (isRefunded(order, await refundsOf(transaction, [order.id]))) throw invalidField('lines', returnTexts.refunded)
    if (body.lines.length === 0) throw invalidField('lines', returnTexts.noLine)
    const isTwice = new Set(body.lines.map(({ position }) => position)).size < body.lines.length
    if (isTwice || !isWithin(body, returnableLines(order, []))) throw invalidField('lines', returnTexts.tooMany)
    if (!isWithin(body, returnableLines(order, returns))) throw invalidField('lines', returnTexts.alreadyAsked)
    const row = {
      id: newId(now.getTime()),
      orderId: order.id,
      brand: order.brand,
      idempotencyKey: key,
      comment: body.comment,
      state: 'requested' as const,
      requestedAt: now,
      note: null,
      decidedAt: null,
      decidedBy: null,
    }
    await insertReturn(transaction, row, body.lines)
    await insertMail(transaction, returnRequestedMail(order, row, body.lines))
    const data = requestedReturn(order, { row, lines: body.lines })
    await writeEvent(transaction, { brand: order.brand, name: 'return.requested', data, now })
  })
}
