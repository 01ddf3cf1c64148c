import type { contract } from '#contract/contract.ts'
import type { StaffOrder } from '#contract/staff/order-desk.ts'
import { nextStates, orderState } from '#domain/orders/order-progress.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insertMail } from '../mail/mails.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { returnDecidedMail } from './order-mails.ts'
import { isCollected } from './order-progress.ts'
import { recordStep } from './record-step.ts'
import { countWaiting, decideReturn, findReturn, type ReturnWithLines, waitingReturns } from './store/order-returns.ts'
import { type OrderStepRow, openOrders, stepsOf } from './store/order-steps.ts'
import { findOrders, findShopOrder, type OrderRow } from './store/orders.ts'

/** The lists show the oldest ones; the next ones move up when these are done. */
const listSize = 50
/** Older orders are done, recorded or not: the list must not read a whole history. */
const openDays = 120
const dayMs = 24 * 3_600_000

const customerOf = ({ plan: { deliveryAddress: to } }: OrderRow) => `${to.firstName} ${to.lastName}`.trim()

function staffOrder(order: OrderRow, steps: readonly OrderStepRow[]): StaffOrder {
  const { id, number, email, placedAt, plan } = order
  const state = orderState(steps, isCollected(order))
  return {
    id,
    orderNumber: number,
    customer: customerOf(order),
    email,
    placedAt: placedAt.toISOString(),
    deliveryDate: plan.deliveryDate && isoDate(plan.deliveryDate),
    products: plan.lines.map(({ title, quantity }) => ({ title, quantity })),
    state,
    isCollected: isCollected(order),
    next: [...nextStates(state)],
  }
}

function openReturn(row: ReturnWithLines, order: OrderRow) {
  return {
    id: row.id,
    orderNumber: order.number,
    customer: customerOf(order),
    email: order.email,
    requestedOn: shopDay(row.requestedAt, shopOfOrder(order).country),
    lines: row.lines.map(({ position, quantity, reason }) => ({
      title: order.plan.lines[position]?.title ?? '',
      quantity,
      reason,
    })),
    comment: row.comment,
  }
}

const conflict = (text: string) => new HttpError('conflict', text, { errors: [text] })

/** Staff record the progress of the orders of their shop and decide about returns. */
export function orderDeskHandlers({ db, clock }: Deps): Handlers<typeof contract>['orderDesk'] {
  return {
    open: async (_input, { brand }) => {
      const [orders, returns] = await Promise.all([
        openOrders(db, {
          brand: brand.key,
          since: new Date(clock().getTime() - openDays * dayMs),
          size: listSize,
        }),
        waitingReturns(db, brand.key, listSize),
      ])
      const [steps, returned] = await Promise.all([
        stepsOf(
          db,
          orders.map(({ id }) => id),
        ),
        findOrders(
          db,
          returns.map(({ orderId }) => orderId),
        ),
      ])
      return {
        orders: orders.map((order) =>
          staffOrder(
            order,
            steps.filter(({ orderId }) => orderId === order.id),
          ),
        ),
        returns: returns.flatMap((row) => {
          const order = returned.find(({ id }) => id === row.orderId)
          return order ? [openReturn(row, order)] : []
        }),
      }
    },

    record: async ({ params, body: { state, trackingUrl = null } }, { brand, caller }) => {
      const order = await findShopOrder(db, brand.key, params.id)
      if (!order) throw notFound('There is no such order in this shop')
      const { id: staffId } = await caller.require()
      const at = clock()
      return tx(db, async (transaction) => {
        const { steps } = await recordStep(transaction, order, { state, trackingUrl, staffId, at })
        return staffOrder(order, steps)
      })
    },

    decideReturn: async ({ params, body: { decision, note } }, { brand, caller }) => {
      const found = await findReturn(db, brand.key, params.id)
      const order = found && (await findShopOrder(db, brand.key, found.orderId))
      if (!found || !order) throw notFound('There is no such return in this shop')
      const { id: decidedBy } = await caller.require()
      const now = clock()
      const isAccepted = decision === 'accept'
      await tx(db, async (transaction) => {
        const state = isAccepted ? ('accepted' as const) : ('rejected' as const)
        if (!(await decideReturn(transaction, found.id, { state, note, decidedAt: now, decidedBy })))
          throw conflict('Another member of staff has decided about this return')
        await insertMail(transaction, returnDecidedMail(order, found, { note, isAccepted, now }))
      })
      return { waiting: await countWaiting(db, brand.key) }
    },
  }
}
