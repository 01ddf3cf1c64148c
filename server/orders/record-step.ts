import type { OrderState } from '#contract/fields/order-states.ts'
import { nextStates, orderState } from '#domain/orders/order-progress.ts'
import type { Tx } from '../database/transaction.ts'
import { conflict } from '../http/request/errors.ts'
import { insertMail } from '../mail/mails.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { cancelledMail, shippedMail } from './order-mails.ts'
import { isCollected } from './order-progress.ts'
import { insertStep, lockOrder, type OrderStepRow, stepsOf } from './store/order-steps.ts'
import type { OrderRow } from './store/orders.ts'

type Step = { state: OrderState; trackingUrl: string | null; staffId: string | null; at: Date }

/** After the steps before: the state is that of the last one, and clocks of two instances differ. */
const following = (steps: readonly OrderStepRow[], now: Date) =>
  new Date(Math.max(now.getTime(), ...steps.map(({ at }) => at.getTime() + 1)))

/**
 * Records what happened to an order, and mails the customer when it was shipped or cancelled. Rejects a step that cannot
 * follow; returns the state before.
 */
export async function recordStep(tx: Tx, order: OrderRow, { state, trackingUrl, ...made }: Step) {
  const [locked] = await lockOrder(tx, order.id)
  if (locked?.payBy && state !== 'cancelled') throw conflict('The transfer for this order has not been recorded yet.')
  const before = await stepsOf(tx, [order.id])
  const former = orderState(before, isCollected(order))
  if (state === 'ordered' || !nextStates(former).includes(state))
    throw conflict('This order is further already. Load the page again.')
  const at = following(before, made.at)
  const step = { ...made, at, orderId: order.id, state, trackingUrl: state === 'shipped' ? trackingUrl : null }
  await insertStep(tx, step)
  if (state === 'shipped') await insertMail(tx, shippedMail(order, step.trackingUrl, made.at))
  // An order that waits for a transfer gets a mail of its own, which gives the reason.
  if (state === 'cancelled' && !locked?.payBy) await insertMail(tx, cancelledMail(order, made.at))
  const { number, brand } = order
  const data = { number, state, formerState: former, trackingUrl: step.trackingUrl }
  await writeEvent(tx, { brand, name: 'order.step_recorded', data, now: made.at })
  return former
}
