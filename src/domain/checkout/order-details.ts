import type { CheckoutAddress, OrderSummary } from '#contract/checkout/checkout.ts'
import { fullName } from '#domain/account/full-name.ts'
import { formatPhone } from '#domain/account/phone.ts'
import { shownLines } from '#domain/cart/cart.ts'
import type { Country } from '#domain/location/country.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { type Cents, sumCents, toCents } from '#domain/money/money.ts'
import { formatCents, formatPrice } from '#domain/money/price-format.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { paymentMethods } from '#domain/payment/payment-methods.ts'
import { fullDate, shortDayText } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import { type PaymentAmounts, paymentRows } from './deposit.ts'

/** A line break in a value is a line break wherever it is shown. */
export type DetailRow = { name: string; value: string }
export type DetailSection = { title: string; rows: readonly DetailRow[] }

type Shop = { readonly country: Country }

/** Nothing was paid, and something is left: it is on account. */
export const isOnAccount = ({ paymentMethod, remaining }: Pick<OrderSummary, 'paymentMethod' | 'remaining'>) =>
  paymentMethod === 'None' && remaining > 0

/** What orders may also carry, without a way to pay here that writes it; `None` is free or on account. */
const otherNames: Readonly<Record<string, string>> = {
  None: 'Nothing to pay',
  Klarna: 'Klarna',
  Cash: 'Cash',
  Humm: 'Humm',
  ApplePay: 'Apple Pay',
  GooglePay: 'Google Pay',
  PayPalBnpl: 'PayPal Pay in 4',
}

/** How an order was paid; an unknown method reads as its backend names it [S2-3-44]. */
export function paymentText(order: Pick<OrderSummary, 'paymentMethod' | 'remaining'>): string {
  if (isOnAccount(order)) return 'On account'
  const { paymentMethod } = order
  const method = Object.values(paymentMethods).find(({ record }) => record === paymentMethod)
  return otherNames[paymentMethod] ?? method?.name ?? paymentMethod
}

/** `Miele`, of the key `miele`. */
export const supplierName = (supplier: string) => supplier.charAt(0).toUpperCase() + supplier.slice(1)

const countryNames: Record<Country, string> = { AU: 'Australia', NZ: 'New Zealand' }

function addressText(to: CheckoutAddress): string {
  const place = suburbLine(to, to.country === 'NZ' ? 'NZ' : 'AU')
  const country = to.country === 'AU' || to.country === 'NZ' ? countryNames[to.country] : to.country
  return [fullName(to), to.companyName, to.address, place, country].filter(Boolean).join('\n')
}

const row = (name: string, value: string | null | undefined): DetailRow[] =>
  value?.trim() ? [{ name, value: value.trim() }] : []

function deliveryDays({ cashAndCarry, winningDelivery, deliveryDate, supplierDates }: OrderSummary): DetailRow[] {
  if (cashAndCarry) return []
  // With our own truck the suppliers bring nothing.
  const suppliers = winningDelivery ? [] : supplierDates
  return [
    ...row(
      'Delivery day',
      deliveryDate ? shortDayText(deliveryDate) : suppliers.length > 0 ? null : 'We call you about it',
    ),
    ...suppliers.flatMap(({ supplier, date }) =>
      row(
        `Straight from ${supplierName(supplier)}`,
        `Estimated ${fullDate(date)}. Their customer care centre calls you to confirm the date.`,
      ),
    ),
  ]
}

/** Where the money goes for an order that waits for it; none for another order. */
export function transferDetails({ transfer, remaining }: OrderSummary, { country }: Shop): DetailSection | null {
  if (!transfer) return null
  return {
    title: 'Pay by bank transfer',
    rows: [
      ...row('Amount', formatCents(toCents(remaining), { country, isZeroFree: false })),
      ...row('Account name', transfer.accountName),
      ...row('BSB', transfer.bsb),
      ...row('Account number', transfer.accountNumber),
      ...row('Reference', transfer.reference),
      ...row('Pay by', fullDate(transfer.payBy)),
    ],
  }
}

/**
 * Everything that was typed or chosen in the checkout, as its shopper reads it. Confirmation, mail, invoice and account all show
 * these sections: a field added here is shown everywhere.
 */
export function orderDetails(order: OrderSummary, { country }: Shop): DetailSection[] {
  const { deliveryAddress, billingAddress } = order
  const transfer = transferDetails(order, { country })
  const sections: DetailSection[] = [
    ...(transfer ? [transfer] : []),
    {
      title: 'Order',
      rows: [
        ...row('Order number', order.orderNumber),
        ...row('Placed', fullDate(shopDate(new Date(order.placedAt), country))),
        ...row('Payment', paymentText(order)),
        ...row('Purchase order number', order.poNumber),
        ...row('Store', order.store),
        ...row('Salesperson', order.salesperson),
      ],
    },
    {
      title: 'Contact',
      rows: [
        ...row('Email', order.email),
        ...row('Phone', formatPhone(order.phoneNumber, country)),
        ...row('News and offers', order.newsletter ? 'Yes, by email' : null),
      ],
    },
    {
      title: order.cashAndCarry ? 'Pick-up from' : 'Delivering to',
      rows: [
        ...row('Address', addressText(deliveryAddress)),
        ...deliveryDays(order),
        ...row('Delivered by', order.winningDelivery ? 'Winning Services' : null),
        ...row('If we can come earlier', order.earlyNotification ? 'We call you' : null),
        ...row('Delivery instructions', deliveryAddress.deliveryInstructions),
        ...row('Contact for delivery', order.requestedDeliveryContact),
        ...row('Contact for installation', order.requestedInstallationContact),
        ...row('Miele delivery notice', order.mieleWarning ? 'Read and agreed to' : null),
      ],
    },
    {
      title: 'Billing address',
      rows: row(
        'Address',
        billingAddress
          ? addressText(billingAddress)
          : `Same as the ${order.cashAndCarry ? 'pick-up' : 'delivery'} address`,
      ),
    },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

export type OrderLine = { quantity: number; title: string; sku: string; amount: string; extras: readonly DetailRow[] }

/** What was bought, with the warranty and installation of each line. */
export function orderLines({ cart }: Pick<OrderSummary, 'cart'>, { country }: Shop): OrderLine[] {
  const { products, rewards } = shownLines(cart)
  return [...products, ...rewards].map(({ quantity, title, sku, price, selectedInstall, selectedWarranty }) => ({
    quantity,
    title,
    sku,
    amount: formatPrice(price * quantity, { country }),
    extras: [selectedInstall, selectedWarranty].flatMap((extra) =>
      extra?.name ? [{ name: extra.name, value: formatPrice(extra.price * quantity, { country }) }] : [],
    ),
  }))
}

type ChargeRow = DetailRow & { tone?: 'saving' }
export type OrderCharges = {
  /** Everything that was bought, before a coupon. */
  goods: readonly DetailRow[]
  /** What is off the lines, as one row; none without a coupon. */
  discounts: readonly ChargeRow[]
  /** Delivery and services. */
  rows: readonly ChargeRow[]
  /** Added to all of these where prices are without GST. */
  tax: readonly DetailRow[]
  total: DetailRow
  /** How much of the total is GST where prices include it. */
  notes: readonly DetailRow[]
  /** What was paid, what is left and what was sent back; empty when all is paid and kept. */
  payments: readonly DetailRow[]
  gstCents: Cents
  isExGst: boolean
}

/** How the order is paid; a backend that names no deposit took what was paid as one. */
export function paymentAmounts(order: OrderSummary): PaymentAmounts {
  const { orderTotal, paid, remaining, deposit = paid > 0 && remaining > 0 ? paid : 0 } = order
  return { totalCents: toCents(orderTotal), depositCents: toCents(deposit), isOnAccount: isOnAccount(order) }
}

function deliveryCharge({ cashAndCarry, shipping, deliveryDate, supplierDates }: OrderSummary, { country }: Shop) {
  const name = cashAndCarry ? 'Picked up in store' : 'Delivery'
  // Nothing is promised, not even that it costs nothing.
  if (!cashAndCarry && !deliveryDate && supplierDates.length === 0 && shipping === 0)
    return { name, value: 'We call you about the day' }
  return { name, value: formatPrice(shipping, { country }), ...(shipping > 0 ? {} : { tone: 'saving' as const }) }
}

function goodsCents({ cart, shipping, deliveryServices, orderTotal, pricesExGst }: OrderSummary, gstCents: Cents) {
  if (cart.subTotal !== undefined) return toCents(cart.subTotal)
  const others = sumCents([shipping, ...deliveryServices.map(({ price }) => price)].map(toCents))
  return toCents(orderTotal) - (pricesExGst ? gstCents : 0) - others + toCents(cart.discount ?? 0)
}

function refundRows({ refunds = [], paid }: OrderSummary, { country }: Shop): DetailRow[] {
  if (refunds.length === 0) return []
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const arrived = refunds.filter(({ isFailed }) => !isFailed)
  const left = toCents(paid) - sumCents(arrived.map(({ amount }) => toCents(amount)))
  return [
    ...refunds.map(({ amount, at, isFailed }) => {
      const day = shortDayText(shopDate(new Date(at), country))
      if (isFailed) return { name: `Refund of ${day}, did not arrive`, value: money(toCents(amount)) }
      return { name: `Refunded ${day}`, value: `− ${money(toCents(amount))}` }
    }),
    { name: 'Paid after refunds', value: money(left) },
  ]
}

/** What the order comes to. */
export function orderCharges(order: OrderSummary, { country }: Shop): OrderCharges {
  const { cart, deliveryServices, orderTotal, tax, pricesExGst: isExGst = false } = order
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const totalCents = toCents(orderTotal)
  const included = taxedTotal(totalCents, { country, flags: { pricesExGst: false } })
  const gstCents = tax === undefined ? included.gstCents : toCents(tax)
  const coupon = cart.couponCode ? `Coupon ${cart.couponCode}` : 'Discount'
  return {
    goods: [
      {
        name: isExGst ? 'Products and extras, ex GST' : 'Products and extras',
        value: money(goodsCents(order, gstCents)),
      },
    ],
    discounts: cart.discount ? [{ name: coupon, value: `− ${money(toCents(cart.discount))}`, tone: 'saving' }] : [],
    rows: [
      deliveryCharge(order, { country }),
      ...deliveryServices.map(({ title, price }) => ({ name: title, value: formatPrice(price, { country }) })),
    ],
    tax: isExGst ? [{ name: 'GST', value: money(gstCents) }] : [],
    total: { name: isExGst ? 'Total incl. GST' : 'Total', value: money(totalCents) },
    notes: isExGst ? [] : [{ name: 'Includes GST', value: money(gstCents) }],
    payments: [
      ...paymentRows(paymentAmounts(order), true).map(({ name, cents }) => ({ name, value: money(cents) })),
      ...refundRows(order, { country }),
    ],
    gstCents,
    isExGst,
  }
}

/** All of it in the order it is read, for a mail or a paper. */
export const chargeRows = ({
  goods,
  discounts,
  rows,
  tax,
  total,
  notes,
  payments,
}: OrderCharges): readonly DetailRow[] => [...goods, ...discounts, ...rows, ...tax, total, ...notes, ...payments]
