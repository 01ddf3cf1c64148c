import { type OrderState, orderStates } from '#contract/fields/order-states.ts'

const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  ordered: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** The states that staff can record next. */
export const nextStates = (state: OrderState) => following[state]

const texts: Readonly<Record<OrderState, string>> = {
  ordered: 'Ordered',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const stateText = (state: OrderState, isCollected = false) =>
  isCollected && state === 'delivered' ? 'Picked up' : texts[state]

export type OrderStep<Moment> = { state: OrderState; at: Moment }

/** The state of an order: that of its last step. An order taken home from a store is delivered at once. */
export function orderState(steps: readonly { state: OrderState }[], isCollected: boolean): OrderState {
  return steps.at(-1)?.state ?? (isCollected ? 'delivered' : 'ordered')
}

/** The way of an order as a shopper sees it: what is behind it with its time, and what is ahead without one. */
export function orderWay<Moment>({
  placedAt,
  steps,
  isCollected,
}: {
  placedAt: Moment
  steps: readonly OrderStep<Moment>[]
  isCollected: boolean
}): { state: OrderState; at: Moment | null; isDone: boolean }[] {
  const state = orderState(steps, isCollected)
  const atOf = (wanted: OrderState) => steps.find((step) => step.state === wanted)?.at ?? null
  const first = { state: 'ordered' as const, at: placedAt, isDone: true }
  if (isCollected) return [first, { state: 'delivered', at: atOf('delivered') ?? placedAt, isDone: true }]
  const isCancelled = state === 'cancelled'
  const reached = orderStates.indexOf(state)
  const onward = (['packed', 'shipped', 'delivered'] as const).map((step) => ({
    state: step,
    at: atOf(step),
    isDone: isCancelled ? atOf(step) !== null : orderStates.indexOf(step) <= reached,
  }))
  if (!isCancelled) return [first, ...onward]
  return [first, ...onward.filter(({ isDone }) => isDone), { state: 'cancelled', at: atOf('cancelled'), isDone: true }]
}
