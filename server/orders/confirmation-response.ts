import type { Confirmation, OrderSummary } from '#contract/checkout/checkout.ts'
import { toDollars } from '#domain/money/money.ts'
import { paymentRecord } from '#domain/payment/payment-option.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Db } from '../database/database.ts'
import { hasEarlierOrder, type OrderRow } from './store/orders.ts'

/** A placed order as its shopper sees it; an order from before a field existed has it empty. */
export function orderSummary({
  number,
  cartId,
  placedAt,
  totalCents,
  taxCents,
  paidCents,
  payBy,
  plan,
}: OrderRow): OrderSummary {
  const { transfer, country } = plan
  return {
    orderNumber: number,
    cartId,
    email: plan.email,
    phoneNumber: plan.phoneNumber,
    firstName: plan.deliveryAddress.firstName,
    placedAt: placedAt.toISOString(),
    deliveryAddress: plan.deliveryAddress,
    billingAddress: plan.billingAddress,
    poNumber: plan.poNumber,
    newsletter: plan.newsletter,
    deliveryDate: plan.deliveryDate,
    supplierDates: plan.supplierDates,
    earlyNotification: plan.earlyNotification,
    requestedDeliveryContact: plan.requestedDeliveryContact,
    requestedInstallationContact: plan.requestedInstallationContact,
    mieleWarning: plan.mieleWarning === true,
    winningDelivery: plan.winningDelivery === true,
    store: plan.store ?? null,
    salesperson: plan.salesperson ?? null,
    deliveryServices: plan.deliveryServices.map(({ title, priceCents }) => ({ title, price: toDollars(priceCents) })),
    cart: plan.cart,
    shipping: toDollars(plan.shippingCents),
    orderTotal: toDollars(totalCents),
    tax: toDollars(taxCents),
    pricesExGst: plan.pricesExGst ?? false,
    deposit: toDollars(plan.depositCents ?? 0),
    paid: toDollars(paidCents),
    ...(plan.cashAndCarry ? { cashAndCarry: true } : {}),
    remaining: toDollars(totalCents - paidCents),
    // On account nothing is paid now, and the enumeration has no word for it.
    paymentMethod: paidCents > 0 || transfer ? paymentRecord(plan.paymentOption) : 'None',
    ...(transfer && payBy
      ? {
          transfer: {
            accountName: transfer.accountName,
            ...(transfer.bsb ? { bsb: transfer.bsb } : {}),
            accountNumber: transfer.accountNumber,
            reference: number,
            payBy: shopDate(payBy, country),
          },
        }
      : {}),
  }
}

/** An order that its shopper placed without an account; staff place theirs for others. */
export const isGuestOrder = ({ accountId, plan }: OrderRow) => accountId === null && plan.placedBy === undefined

/** Who ordered before is known by this device or account; who did not, by the account alone [S2-A-09]. */
export async function customerTypeOf(db: Db, order: OrderRow): Promise<Pick<Confirmation, 'customerType'>> {
  if (await hasEarlierOrder(db, order)) return { customerType: 'existing' }
  return order.accountId ? { customerType: 'new' } : {}
}
