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
      `you asked to return from order ${order.number}:`,
      '',
      ...lines.map(
        ({ position, quantity, reason }) =>
          `${quantity} x ${order.plan.lines[position]?.title ?? ''}: ${reasonTexts[reason]}`,
      ),
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
      `your order ${order.number} has left our warehouse.`,
      ...(trackingUrl ? ['', 'Follow it here:', trackingUrl] : []),
      ...linkTo(order),
    ],
    now,
  })
