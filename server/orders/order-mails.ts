import type { Cents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { reasonTexts } from '#domain/orders/order-return.ts'
import { dueMail, type MailRow } from '../mail/mails.ts'
import { shopOfOrder } from './order-confirmation.ts'
import type { ReturnLineRow, ReturnRow } from './store/order-returns.ts'
import type { OrderRow } from './store/orders.ts'

type Mail = { event: string; subject: string; lines: readonly string[]; now: Date }

function mailOf(order: OrderRow, { event, subject, lines, now }: Mail): MailRow {
  const brand = shopOfOrder(order)
  return dueMail({
    event,
    brand: order.brand,
    recipient: order.email,
    subject,
    body: [
      `Hello ${order.plan.deliveryAddress.firstName},`,
      '',
      ...lines,
      '',
      `Questions? Call ${brand.supportNumber}.`,
      brand.name,
    ].join('\n'),
    now,
  })
}

const linkTo = ({ id, accountId, plan: { origin } }: OrderRow) =>
  origin && accountId ? ['', 'Your order in your account:', `${origin}/account/orders/${id}`] : []

/** Confirms a request to return products. */
export const returnRequestedMail = (order: OrderRow, row: ReturnRow, lines: readonly ReturnLineRow[]): MailRow =>
  mailOf(order, {
    event: `return-requested:${row.id}`,
    subject: `We have your return request for order ${order.number}`,
    lines: [
      `You asked to return from order ${order.number}:`,
      '',
      ...lines.map(
        ({ position, quantity, reason }) =>
          `${quantity} x ${order.plan.lines[position]?.title ?? ''}: ${reasonTexts[reason]}`,
      ),
      ...(row.comment ? ['', `You wrote: ${row.comment}`] : []),
      '',
      'We look at it within one working day and email you what happens next. Keep the packaging until then.',
      ...linkTo(order),
    ],
    now: row.requestedAt,
  })

/** Says what staff decided about a return. */
export const returnDecidedMail = (
  order: OrderRow,
  row: ReturnRow,
  decided: { note: string; isAccepted: boolean; now: Date },
): MailRow =>
  mailOf(order, {
    event: `return-decided:${row.id}`,
    subject: decided.isAccepted
      ? `Your return from order ${order.number} is accepted`
      : `About your return from order ${order.number}`,
    lines: [decided.note, ...linkTo(order)],
    now: decided.now,
  })

/** Says that an order is on its way, with the link to follow it. */
export const shippedMail = (order: OrderRow, trackingUrl: string | null, now: Date): MailRow =>
  mailOf(order, {
    event: `order-shipped:${order.id}`,
    subject: `Your order ${order.number} is on its way`,
    lines: [
      `Your order ${order.number} has left our warehouse.`,
      ...(trackingUrl ? ['', 'Follow it here:', trackingUrl] : []),
      ...linkTo(order),
    ],
    now,
  })

const moneyText = ({ plan: { country } }: OrderRow, cents: Cents) => formatCents(cents, { country, isZeroFree: false })
const amountOf = (order: OrderRow) => moneyText(order, order.totalCents)

/** Says that staff cancelled an order that waited for no transfer. */
export const cancelledMail = (order: OrderRow, now: Date): MailRow =>
  mailOf(order, {
    event: `order-cancelled:${order.id}`,
    subject: `Your order ${order.number} is cancelled`,
    lines: [
      `We have cancelled your order ${order.number}.`,
      ...(order.paidCents > 0 ? ['We email you again once your money is sent back.'] : []),
      ...linkTo(order),
    ],
    now,
  })

/** Says that money was sent back, not why: that is written for colleagues. */
export const refundedMail = (
  order: OrderRow,
  { id, amountCents, now }: { id: string; amountCents: Cents; now: Date },
): MailRow =>
  mailOf(order, {
    event: `order-refunded:${id}`,
    subject: `Your refund for order ${order.number}`,
    lines: [
      `We have sent back ${moneyText(order, amountCents)} for your order ${order.number}.`,
      'It reaches you the way you paid. Banks take up to five working days.',
      ...linkTo(order),
    ],
    now,
  })

/** Says that money which was sent back did not arrive. */
export const refundFailedMail = (
  order: OrderRow,
  { id, amountCents, now }: { id: string; amountCents: Cents; now: Date },
): MailRow =>
  mailOf(order, {
    event: `refund-failed:${id}`,
    subject: `Your refund for order ${order.number} did not arrive`,
    lines: [
      `Your bank did not accept the ${moneyText(order, amountCents)} that we sent back for your order ${order.number}.`,
      'We look for another way to send it, and email you once it is sent. You do not need to do anything.',
      ...linkTo(order),
    ],
    now,
  })

/** Says that the bank transfer for an order has arrived. */
export const transferReceivedMail = (order: OrderRow, now: Date): MailRow =>
  mailOf(order, {
    event: `transfer-received:${order.id}`,
    subject: `We have your payment for order ${order.number}`,
    lines: [`Your transfer of ${amountOf(order)} has arrived. We prepare your order now.`, ...linkTo(order)],
    now,
  })

/** Says that an order was cancelled before a bank transfer for it arrived. */
export const transferMissingMail = (order: OrderRow, now: Date): MailRow =>
  mailOf(order, {
    event: `transfer-missing:${order.id}`,
    subject: `Your order ${order.number} is cancelled`,
    lines: [
      `We have cancelled your order ${order.number}: your transfer of ${amountOf(order)} has not arrived.`,
      'If you have sent it already, please call us, and we send it back or place the order again.',
      ...linkTo(order),
    ],
    now,
  })
