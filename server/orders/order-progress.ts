import type { Invoice } from '#contract/account/account.ts'
import type { OrderSummary } from '#contract/checkout/checkout.ts'
import { toDollars } from '#domain/money/money.ts'
import { orderState } from '#domain/orders/order-progress.ts'
import { areReturnsClosed, quantityLeft, returnBy } from '#domain/orders/order-return.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { PlannedLine } from '../database/order-plan.ts'
import type { orderFileAddresses } from './invoice-address.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { type RefundRow, refundedCents } from './store/order-refunds.ts'
import type { ReturnWithLines } from './store/order-returns.ts'
import type { OrderStepRow } from './store/order-steps.ts'
import type { OrderRow } from './store/orders.ts'

export const isCollected = ({ plan }: Pick<OrderRow, 'plan'>) => plan.cashAndCarry === true

type Progress = Pick<OrderSummary, 'state' | 'steps' | 'trackingUrl' | 'calendarUrl'>

/** The last tracking link among steps. */
export const trackingUrlOf = (steps: readonly OrderStepRow[]) =>
  steps.findLast(({ trackingUrl }) => trackingUrl !== null)?.trackingUrl ?? null

type Files = Pick<Awaited<ReturnType<typeof orderFileAddresses>>, 'calendar'>

/** What happened to an order since it was placed, and its delivery day as a file. */
export function orderProgress(order: OrderRow, steps: readonly OrderStepRow[], files: Files): Progress {
  const hasDay = order.plan.deliveryDate !== null && !isCollected(order)
  return {
    state: orderState(steps, isCollected(order)),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    trackingUrl: trackingUrlOf(steps),
    ...(hasDay ? { calendarUrl: files.calendar(order.id) } : {}),
  }
}

/** The day the goods arrived, in the country of the shop; null before. */
export function deliveredOn(order: OrderRow, steps: readonly Pick<OrderStepRow, 'state' | 'at'>[]) {
  const delivered = steps.find(({ state }) => state === 'delivered')?.at ?? (isCollected(order) ? order.placedAt : null)
  return delivered && shopDate(delivered, shopOfOrder(order).country)
}

/** The lines of an order that can be returned: rewards and free products cannot. */
export const returnableLines = (order: OrderRow, returns: readonly ReturnWithLines[]) =>
  order.plan.lines
    .map((line, position) => ({ ...line, position }))
    .filter(({ unitCents, promoId }) => unitCents > 0 && promoId === null)
    .map((line) => ({ ...line, quantity: quantityLeft(line, returns) }))
    .filter(({ quantity }) => quantity > 0)

export const imageOf = (
  { plan: { cart } }: Pick<OrderRow, 'plan'>,
  { productCode }: Pick<PlannedLine, 'productCode'>,
) => [...cart.products, ...cart.rewards].find((line) => line.productCode === productCode)?.image

/** Money that was sent back, and what did not arrive. A refund that the provider has not confirmed is no news for the customer yet. */
export function orderRefunds(rows: readonly RefundRow[]): Pick<OrderSummary, 'refunds'> {
  const known = rows.filter(({ state }) => state !== 'requested')
  if (known.length === 0) return {}
  return {
    refunds: known.map(({ amountCents, requestedAt, state }) => ({
      amount: toDollars(amountCents),
      at: requestedAt.toISOString(),
      ...(state === 'failed' ? { isFailed: true } : {}),
    })),
  }
}

/** Whether nothing of the payment is left: then no product can be returned for it. */
export const isRefunded = ({ paidCents }: Pick<OrderRow, 'paidCents'>, rows: readonly RefundRow[]) =>
  paidCents > 0 && refundedCents(rows.filter(({ state }) => state === 'done')) >= paidCents

const titleOf = ({ plan }: OrderRow, position: number) => plan.lines[position]?.title ?? ''

type Around = {
  steps: readonly OrderStepRow[]
  returns: readonly ReturnWithLines[]
  refunds: readonly RefundRow[]
  now: Date
}

/** The returns of an order, and what can still be returned. */
export function orderReturnsView(
  order: OrderRow,
  { steps, returns, refunds, now }: Around,
): Required<Pick<Invoice, 'returns' | 'returnable' | 'returnBy'>> {
  const day = isRefunded(order, refunds) ? null : deliveredOn(order, steps)
  const lastDay = day && returnBy(day)
  const isOpen = lastDay !== null && !areReturnsClosed(lastDay, shopDate(now, shopOfOrder(order).country))
  return {
    returns: returns.map(({ id, state, requestedAt, comment, note, lines }) => ({
      id,
      state,
      requestedAt: requestedAt.toISOString(),
      ...(comment ? { comment } : {}),
      note,
      lines: lines.map(({ position, quantity, reason }) => ({
        position,
        quantity,
        reason,
        title: titleOf(order, position),
      })),
    })),
    returnable: isOpen
      ? returnableLines(order, returns).map((line) => {
          const image = imageOf(order, line)
          const { position, title, quantity } = line
          return { position, title, quantity, ...(image ? { image } : {}) }
        })
      : [],
    returnBy: lastDay,
  }
}
