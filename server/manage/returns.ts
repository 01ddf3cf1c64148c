import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { WaitingReturn } from '#contract/manage/manage-returns.ts'
import { fullName } from '#domain/account/full-name.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insertMail } from '../mail/mails.ts'
import { returnDecidedMail } from '../orders/order-mails.ts'
import { decideReturn, findReturn, type ReturnWithLines, waitingReturns } from '../orders/store/order-returns.ts'
import { findOrders, findShopOrder, type OrderRow } from '../orders/store/orders.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { audited } from './audited.ts'
import { keysetPage, readMomentMark, writeMark } from './keyset.ts'

function waitingReturn(row: ReturnWithLines, { id, number, email, plan }: OrderRow): WaitingReturn {
  return {
    id: row.id,
    orderId: id,
    orderNumber: number,
    customer: fullName(plan.deliveryAddress),
    email,
    requestedAt: row.requestedAt.toISOString(),
    lines: row.lines.map(({ position, quantity, reason }) => ({
      position,
      title: plan.lines[position]?.title ?? '',
      quantity,
      reason,
    })),
    comment: row.comment,
  }
}

export function returnHandlers(deps: Deps): Handlers<typeof manageContract>['manageReturns'] {
  const { db } = deps
  return {
    list: async ({ query: { after, limit } }, { brand }) => {
      const mark = readMomentMark(after)
      const page = await keysetPage(
        limit,
        (count) => waitingReturns(db, brand.key, { after: mark, count }),
        ({ requestedAt, id }) => writeMark(requestedAt.toISOString(), id),
      )
      const orders = await findOrders(
        db,
        page.rows.map(({ orderId }) => orderId),
      )
      const rows = page.rows.flatMap((row) => {
        const order = orders.find(({ id }) => id === row.orderId)
        return order ? [waitingReturn(row, order)] : []
      })
      return { rows, next: page.next }
    },

    decide: async ({ params, body: { decision, note } }, context) => {
      const found = await findReturn(db, context.brand.key, params.id)
      const order = found && (await findShopOrder(db, context.brand.key, found.orderId))
      if (!found || !order) throw notFound('There is no such return in this shop')
      const { id: decidedBy } = await context.caller.require()
      const isAccepted = decision === 'accept'
      const state = isAccepted ? 'accepted' : 'rejected'
      await audited(deps, context, {
        action: isAccepted ? 'accepted a return' : 'rejected a return',
        subject: 'order',
        work: async (tx, now) => {
          if (!(await decideReturn(tx, found.id, { state, note, decidedAt: now, decidedBy })))
            throw conflict('A colleague has decided about this return')
          await insertMail(tx, returnDecidedMail(order, found, { note, isAccepted, now }))
          const data = { id: found.id, orderNumber: order.number, decision: state, note } as const
          await writeEvent(tx, { brand: order.brand, name: 'return.decided', data, now })
          return {
            result: undefined,
            subjectId: order.id,
            label: `Order ${order.number}`,
            before: { return: found.state },
            after: { return: state, note },
          }
        },
      })
      return null
    },
  }
}
