import type { CheckoutAddress } from '#contract/checkout/checkout.ts'
import type { EventData } from '../webhooks/event-catalogue.ts'
import type { ReturnLineRow, ReturnRow } from './store/order-returns.ts'
import type { OrderRow } from './store/orders.ts'

const addressOf = ({
  firstName,
  lastName,
  companyName,
  address,
  suburb,
  state,
  postcode,
  country,
}: CheckoutAddress) => ({ firstName, lastName, companyName, address, suburb, state, postcode, country })

/** A placed order as a retailer's systems get it. */
export function placedOrder(order: OrderRow): EventData<'order.placed'> {
  const { plan } = order
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    currency: order.currency,
    totalCents: order.totalCents,
    taxCents: order.taxCents,
    shippingCents: plan.shippingCents,
    paidCents: order.paidCents,
    couponCode: plan.couponCode,
    customer: { email: order.email, phoneNumber: plan.phoneNumber },
    deliveryAddress: addressOf(plan.deliveryAddress),
    deliveryInstructions: plan.deliveryAddress.deliveryInstructions,
    billingAddress: plan.billingAddress && addressOf(plan.billingAddress),
    deliveryDate: order.deliveryDate,
    isPickup: plan.cashAndCarry === true,
    poNumber: plan.poNumber,
    lines: plan.lines.map(({ sku, title, quantity, unitCents, extrasCents }) => ({
      sku,
      title,
      quantity,
      unitCents,
      extrasCents,
    })),
    services: plan.deliveryServices.map(({ sku, title, priceCents }) => ({ sku, title, priceCents })),
  }
}

type RequestedReturn = { row: ReturnRow; lines: readonly ReturnLineRow[] }

export const requestedReturn = (order: OrderRow, { row, lines }: RequestedReturn): EventData<'return.requested'> => ({
  id: row.id,
  orderNumber: order.number,
  email: order.email,
  comment: row.comment,
  lines: lines.map(({ position, quantity, reason }) => {
    const { sku = '', title = '' } = order.plan.lines[position] ?? {}
    return { sku, title, quantity, reason }
  }),
})
