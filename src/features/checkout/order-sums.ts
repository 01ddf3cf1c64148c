import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { type PaymentAmounts, paymentRows, paymentSplit } from '#domain/checkout/deposit.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatCents, formatPrice } from '#domain/money/price-format.ts'
import type { TaxedShop } from '#domain/money/tax.ts'
import { paymentKind } from '#domain/payment/payment-option.ts'
import { shortDayText } from '#domain/time/plain-date.ts'
import type { Availability } from './rules/availability.ts'
import { depositOf, totalsOf } from './submit/request.ts'

export type SumRow = { name: string; value: string; tone?: 'saving' }
export type OrderSums = {
  /** Delivery and services. */
  rows: readonly SumRow[]
  totalCents: Cents
  gstCents: Cents
  /** Paid today, and left to pay. */
  payments: readonly SumRow[]
  /** Charged when the order is placed; nothing on account. */
  dueCents: Cents
  /** What placing the order costs, in a sentence. */
  dueText: string
}

type SumParams = {
  view: CheckoutView
  availability: Availability
  partialPayment: string
  paymentOption: number
  /** Picked up in store. */
  isCollected?: boolean
  shop: TaxedShop
}

function deliveryRow({ availability, shop: { country }, isCollected }: SumParams): SumRow {
  const { selectedDate, selectedShippingCost, calendarIsLoading, rawDates } = availability
  if (isCollected) return { name: 'Picked up in store', value: formatPrice(0, { country }), tone: 'saving' }
  if (calendarIsLoading) return { name: 'Delivery', value: '…' }
  if (availability.isOnCall) return { name: 'Delivery', value: 'We call you about the day' }
  if (availability.deliveryUnavailable) return { name: 'Delivery', value: 'Not available' }
  if (!selectedDate) return { name: 'Delivery', value: rawDates.length > 0 ? 'Choose a day' : 'Choose a suburb' }
  const value = formatPrice(selectedShippingCost, { country })
  return {
    name: `Delivery, ${shortDayText(selectedDate)}`,
    value,
    ...(selectedShippingCost > 0 ? {} : { tone: 'saving' }),
  }
}

/** Calculates the totals of the order from the current form values. */
export function orderSums(params: SumParams): OrderSums {
  const { view, availability, partialPayment, paymentOption, shop } = params
  const { totalCents, gstCents } = totalsOf({ view, availability, shop })
  const depositCents = depositOf({ partialPayment }, { totalCents, percentage: view.partialPaymentPercentage })
  const kind = paymentKind(paymentOption)
  const split = { totalCents, depositCents, isOnAccount: kind === 'account' }
  const { country } = shop
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const services = availability.deliveryServices
    .filter(({ selected, hidden }) => selected && !hidden)
    .map(({ title, price }) => ({ name: title, value: formatPrice(price, { country }) }))
  return {
    rows: [deliveryRow(params), ...services],
    totalCents,
    gstCents,
    payments: paymentRows(split).map(({ name, cents }) => ({ name, value: money(cents) })),
    dueCents: paymentSplit(split).chargedCents,
    dueText: kind === 'transfer' ? `You transfer ${money(totalCents)} after ordering.` : dueText(split, money),
  }
}

function dueText(split: PaymentAmounts, money: (cents: Cents) => string): string {
  const { todayCents, laterCents } = paymentSplit(split)
  if (!split.isOnAccount) return `You pay ${money(todayCents)}${laterCents > 0 ? ' deposit' : ''} today.`
  return laterCents > 0
    ? `${money(todayCents)} deposit goes on your account today and ${money(laterCents)} before delivery.`
    : `${money(todayCents)} goes on your account.`
}
