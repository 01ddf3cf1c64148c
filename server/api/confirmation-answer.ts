import type { Confirmation } from '#contract/checkout.ts'
import { toDollars } from '#domain/money.ts'
import { paymentMethodOf } from '#domain/payment-option.ts'
import type { OrderRow } from '../stores/orders.ts'

/** A placed order as its shopper sees it. */
export function confirmationAnswer({ number, cartId, placedAt, totalCents, paidCents, plan }: OrderRow): Confirmation {
  return {
    orderNumber: number,
    cartId,
    email: plan.email,
    phoneNumber: plan.phoneNumber,
    firstName: plan.deliveryAddress.firstName,
    placedAt: placedAt.toISOString(),
    deliveryAddress: plan.deliveryAddress,
    deliveryDate: plan.deliveryDate,
    deliveryServices: plan.deliveryServices.map(({ title, priceCents }) => ({ title, price: toDollars(priceCents) })),
    cart: plan.cart,
    shipping: toDollars(plan.shippingCents),
    orderTotal: toDollars(totalCents),
    paid: toDollars(paidCents),
    remaining: toDollars(totalCents - paidCents),
    paymentMethod: paidCents > 0 ? paymentMethodOf('Default') : 'None',
  }
}
