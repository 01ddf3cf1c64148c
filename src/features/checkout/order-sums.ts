import type { CheckoutView } from '#contract/checkout.ts'
import type { Availability } from '#domain/availability.ts'
import type { Country } from '#domain/country.ts'
import { depositState } from '#domain/deposit.ts'
import type { Cents } from '#domain/money.ts'
import { shortDayText } from '#domain/plain-date.ts'
import { formatCents, formatPrice } from '#domain/price-format.ts'
import { depositOf, orderTotal } from './request.ts'

export type SumRow = { name: string; value: string; tone?: 'saving' }
export type OrderSums = {
  /** Delivery and services. */
  rows: readonly SumRow[]
  totalCents: Cents
  /** Paid today, and left to pay. */
  payments: readonly SumRow[]
  dueCents: Cents
}

type Facts = {
  view: CheckoutView
  availability: Availability
  partialPayment: string
  /** Taken home from the store. */
  isCollected?: boolean
  country: Country
}

function deliveryRow({ availability, country, isCollected }: Facts): SumRow {
  const { selectedDate, selectedShippingCost, calendarIsLoading, rawDates } = availability
  if (isCollected) return { name: 'Taken home from the store', value: formatPrice(0, { country }), tone: 'saving' }
  if (calendarIsLoading) return { name: 'Delivery', value: '…' }
  if (!selectedDate) return { name: 'Delivery', value: rawDates.length > 0 ? 'Choose a day' : 'Choose a suburb' }
  const value = formatPrice(selectedShippingCost, { country })
  return {
    name: `Delivery, ${shortDayText(selectedDate)}`,
    value,
    ...(selectedShippingCost > 0 ? {} : { tone: 'saving' }),
  }
}

/** The sums of the order as it stands in the form. */
export function orderSums(facts: Facts): OrderSums {
  const { view, availability, partialPayment, country } = facts
  const totalCents = orderTotal({ view, availability })
  const deposit = depositOf({ partialPayment }, { totalCents, percentage: view.partialPaymentPercentage })
  const { cartDeposit, cartRemainingPayment } = depositState(deposit, totalCents)
  const hasDeposit = cartDeposit > 0 && cartRemainingPayment > 0
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const services = availability.deliveryServices
    .filter(({ selected, hidden }) => selected && !hidden)
    .map(({ title, price }) => ({ name: title, value: formatPrice(price, { country }) }))
  return {
    rows: [deliveryRow(facts), ...services],
    totalCents,
    payments: hasDeposit
      ? [
          { name: 'Deposit today', value: money(cartDeposit) },
          { name: 'Left to pay before delivery', value: money(cartRemainingPayment) },
        ]
      : [],
    dueCents: hasDeposit ? cartDeposit : totalCents,
  }
}
