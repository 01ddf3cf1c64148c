import type { ReturnReason, ReturnState } from '#contract/fields/order-states.ts'
import { addDays, compareDates } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

/** How long after the delivery every shop takes goods back, as its page on returns says. */
export const returnDays = 30

export const reasonTexts: Readonly<Record<ReturnReason, string>> = {
  damaged: 'It arrived damaged',
  faulty: 'It does not work',
  'wrong-product': 'It is not what I ordered',
  'does-not-fit': 'It does not fit',
  'changed-mind': 'I changed my mind',
}

export const returnStateTexts: Readonly<Record<ReturnState, string>> = {
  requested: 'Return requested',
  accepted: 'Return accepted',
  rejected: 'Return not accepted',
}

/** The last day on which a return can be requested. */
export const returnBy = (deliveredOn: PlainDate) => addDays(deliveredOn, returnDays)

export const areReturnsClosed = (lastDay: PlainDate, today: PlainDate) => compareDates(today, lastDay) > 0

type Line = { position: number; quantity: number }
type Returned = { state: ReturnState; lines: readonly Line[] }

/** How many of a line can still go back: what is requested or accepted cannot go back again. */
export function quantityLeft({ position, quantity }: Line, returns: readonly Returned[]): number {
  const taken = returns
    .filter(({ state }) => state !== 'rejected')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
  return Math.max(
    0,
    taken.reduce((left, line) => left - line.quantity, quantity),
  )
}

export const returnTexts = {
  noLine: 'Choose at least one product to return',
  noReason: 'Choose a reason',
  tooMany: 'You cannot return more than you bought',
  alreadyAsked: 'You have already asked to return some of these. Close this form and see your returns.',
  late: `Returns close ${returnDays} days after delivery. If a product is faulty, call us.`,
  refunded: 'We have refunded this order in full. To return a product from it, call us.',
  notDelivered: 'You can return products once they are delivered',
} as const
