import { paymentOptions } from '#domain/payment-option.ts'
import { ordinalDate } from '#domain/plain-date.ts'
import { formatCents, formatDollars } from '#domain/price-format.ts'
import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { newId } from '../database/id.ts'
import type { MailRow } from '../stores/mails.ts'
import type { OrderRow } from '../stores/orders.ts'

const amount = (cents: number) => formatCents(cents, { isZeroFree: false })

/** The mail that confirms an order, in words only. */
export function orderConfirmation(order: OrderRow): MailRow {
  const brand = isBrandKey(order.brand) ? brands[order.brand] : brands.wa
  return {
    id: newId(order.placedAt.getTime()),
    event: `order-confirmation:${order.id}`,
    brand: order.brand,
    recipient: order.email,
    subject: `Your order ${order.number} at ${brand.name}`,
    body: confirmationText(order, { name: brand.name, supportNumber: brand.supportNumber }),
    createdAt: order.placedAt,
    dueAt: order.placedAt,
    tries: 0,
    sentAt: null,
  }
}

function restLines(
  { paymentOption }: OrderRow['plan'],
  { paidCents, restCents }: { paidCents: number; restCents: number },
) {
  if (restCents <= 0) return []
  if (paymentOption === paymentOptions.CRAccount) return [`On your account: ${amount(restCents)}`]
  return [`Paid now: ${amount(paidCents)}`, `Still to pay: ${amount(restCents)}`]
}

function confirmationText(
  { number, plan, totalCents, paidCents }: OrderRow,
  shop: { name: string; supportNumber: string },
) {
  const { deliveryAddress: to, deliveryDate, cart } = plan
  const lines = [...cart.products, ...cart.rewards].map(
    ({ quantity, title, price }) => `${quantity} x ${title}: ${formatDollars(price * quantity)}`,
  )
  const rest = totalCents - paidCents
  return [
    `Hello ${to.firstName},`,
    '',
    `thank you for your order ${number}.`,
    '',
    ...lines,
    ...plan.deliveryServices.map(({ title, priceCents }) => `${title}: ${amount(priceCents)}`),
    ...(cart.discount ? [`Coupon ${cart.couponCode}: -${formatDollars(cart.discount)}`] : []),
    `Delivery: ${formatCents(plan.shippingCents)}`,
    `Total: ${amount(totalCents)}`,
    ...restLines(plan, { paidCents, restCents: rest }),
    '',
    `${plan.cashAndCarry ? 'Taken home from' : 'Delivered to'}: ${to.firstName} ${to.lastName}, ${to.address}, ${to.suburb} ${to.state} ${to.postcode}`.replace(
      / +/g,
      ' ',
    ),
    ...(deliveryDate ? [`On: ${ordinalDate(deliveryDate)}`] : []),
    '',
    `Questions? Call ${shop.supportNumber}.`,
    shop.name,
  ].join('\n')
}
