import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { manageFiles } from '#contract/manage/manage-orders.ts'
import { csvMark } from '#domain/web/csv.ts'
import { sellerNumber } from '../content/seller.ts'
import type { Deps } from '../deps.ts'
import { sendPrivatePdf } from '../http/private-pdf.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import { csvLine } from '../lib/csv.ts'
import { invoicePdf } from '../orders/invoice-pdf.ts'
import { findShopOrder } from '../orders/store/orders.ts'
import type { MomentMark } from './keyset.ts'
import { orderSummary } from './orders.ts'
import { listOrders } from './store/manage-orders.ts'

type Options = { deps: Deps; contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext }

const step = 500

/** The lines of a table, read page by page so that none is held as a whole. */
async function* csvOfOrders({ db }: Deps, brand: string) {
  yield csvLine(['Number', 'Placed', 'Customer', 'Email', 'Total', 'State'])
  let after: MomentMark = null
  for (;;) {
    const rows = await listOrders(db, { brand }, { after, count: step })
    for (const row of rows) {
      const { number, placedAt, customer, email, total, state } = orderSummary(row)
      yield csvLine([number, placedAt, customer, email, total, state])
    }
    const last = rows.at(-1)
    if (!last || rows.length < step) return
    after = [last.order.placedAt.toISOString(), last.order.id]
  }
}

const sendCsv = (reply: FastifyReply, name: string, lines: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(withMark(lines)))

async function* withMark(lines: AsyncIterable<string>) {
  yield csvMark
  yield* lines
}

/** Downloads: invoices and tables. */
export async function manageDownloads(app: FastifyInstance, { deps, contextOf }: Options) {
  app.get<{ Params: { id: string } }>(manageFiles.invoice.path, async (request, reply) => {
    const context = contextOf(request, reply)
    await context.caller.requireRole(manageFiles.invoice.roles)
    const order = await findShopOrder(deps.db, context.brand.key, request.params.id)
    if (!order) throw notFound('There is no such order in this shop')
    const pdf = await invoicePdf(order, await sellerNumber(deps.db, context.brand))
    return sendPrivatePdf(reply, `invoice-${order.number}`, pdf)
  })

  app.get(manageFiles.ordersCsv.path, async (request, reply) => {
    const context = contextOf(request, reply)
    await context.caller.requireRole(manageFiles.ordersCsv.roles)
    return sendCsv(reply, `orders-${context.brand.key}`, csvOfOrders(deps, context.brand.key))
  })
}
