import {
  chargeRows,
  type DetailSection,
  orderCharges,
  orderDetails,
  orderLines,
} from '#domain/checkout/order-details.ts'
import type { Brand } from '#themes/brand.ts'
import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { dueMail, type MailRow } from '../mail/mails.ts'
import { orderSummary } from './confirmation-response.ts'
import type { OrderRow } from './store/orders.ts'

/** The brand of an order. */
export const shopOfOrder = ({ brand }: Pick<OrderRow, 'brand'>): Brand => brands[isBrandKey(brand) ? brand : 'wa']

/** The beginning of the event of a confirmation, before the id of its order. */
export const confirmationEvent = 'order-confirmation:'

/** The confirmation mail of an order, as plain text. */
export function orderConfirmation(order: OrderRow, invoicePath: string): MailRow {
  const brand = shopOfOrder(order)
  return dueMail({
    event: `${confirmationEvent}${order.id}`,
    brand: order.brand,
    recipient: order.email,
    subject: `Your order ${order.number} at ${brand.name}`,
    body: confirmationText(order, brand, invoicePath),
    now: order.placedAt,
  })
}

const sectionTexts = ({ title, rows }: DetailSection) => [
  '',
  title,
  ...rows.map(({ name, value }) => `  ${name}: ${value.replaceAll('\n', ', ')}`),
]

function confirmationText(row: OrderRow, brand: Brand, invoicePath: string) {
  const order = orderSummary(row)
  const charges = orderCharges(order, brand)
  const lines = orderLines(order, brand).flatMap(({ quantity, title, amount, extras }) => [
    `${quantity} x ${title}: ${amount}`,
    ...extras.map(({ name, value }) => `    ${name}: ${value}`),
  ])
  const { origin } = row.plan
  return [
    `Hello ${order.firstName},`,
    '',
    `Thank you for your order ${order.orderNumber}.`,
    '',
    ...lines,
    ...chargeRows(charges).map(({ name, value }) => `${name}: ${value}`),
    ...orderDetails(order, brand).flatMap(sectionTexts),
    '',
    ...(origin ? ['Your invoice:', `${origin}${invoicePath}`] : []),
    ...(origin && row.accountId ? ['Your order in your account:', `${origin}/account/orders/${row.id}`] : []),
    '',
    `Questions? Call ${brand.supportNumber}.`,
    brand.name,
  ].join('\n')
}
