import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageFiles } from '#contract/manage/manage-messages.ts'
import { manageFiles } from '#contract/manage/manage-orders.ts'
import { csvMark } from '#domain/web/csv.ts'
import { sellerNumber } from '../content/seller.ts'
import type { Deps } from '../deps.ts'
import { sendPrivatePdf } from '../http/private-pdf.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import { csvLine } from '../lib/csv.ts'
import { storesOf } from '../locations/store/shop-stores.ts'
import { invoicePdf } from '../orders/invoice-pdf.ts'
import { findShopOrder } from '../orders/store/orders.ts'
import type { MomentMark } from './keyset.ts'
import { orderSummary } from './orders.ts'
import { enquiryOf, subscriberOf } from './shop/messages.ts'
import { listMessages, listSubscribers } from './shop/store/manage-messages.ts'
import { listOrders } from './store/manage-orders.ts'

type Options = { deps: Deps; contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext }

const step = 500

/** Rows page by page, so that no table is held as a whole. */
async function* allRows<Row, Mark>(read: (after: Mark | null) => Promise<Row[]>, markOf: (row: Row) => Mark) {
  let after: Mark | null = null
  for (;;) {
    const rows: Row[] = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < step) return
    after = markOf(last)
  }
}

async function* csvOfOrders({ db }: Deps, brand: string) {
  yield csvLine(['Number', 'Placed', 'Customer', 'Email', 'Total', 'State'])
  const rows = allRows(
    (after: MomentMark) => listOrders(db, { brand }, { after, count: step }),
    ({ order }) => [order.placedAt.toISOString(), order.id] as const,
  )
  for await (const row of rows) {
    const { number, placedAt, customer, email, total, state } = orderSummary(row)
    yield csvLine([number, placedAt, customer, email, total, state])
  }
}

async function* csvOfEnquiries({ db }: Deps, brand: string) {
  yield csvLine(['Reference', 'Sent', 'Form', 'Product', 'State', 'Answers'])
  const rows = allRows(
    (after: MomentMark) => listMessages(db, { brand }, { after, count: step }),
    ({ message }) => [message.sentAt.toISOString(), message.id] as const,
  )
  const stores = await storesOf(db, brand)
  for await (const row of rows) {
    const { reference, sentAt, form, sku, isDone, answers } = enquiryOf(row, stores)
    const text = answers.map(({ label, value }) => `${label}: ${value}`).join('\n')
    yield csvLine([reference, sentAt, form, sku ?? '', isDone ? 'done' : 'open', text])
  }
}

async function* csvOfSubscribers({ db }: Deps, brand: string) {
  yield csvLine(['Email', 'Name', 'Postcode', 'Source', 'Subscribed'])
  const rows = allRows(
    (after: MomentMark) => listSubscribers(db, { brand }, { after, count: step }),
    ({ subscribedAt, email }) => [subscribedAt.toISOString(), email] as const,
  )
  for await (const row of rows) {
    const { id, name, postcode, source, subscribedAt } = subscriberOf(row)
    yield csvLine([id, name, postcode, source, subscribedAt])
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

  const tables = [
    { file: manageFiles.ordersCsv, name: 'orders', linesOf: csvOfOrders },
    { file: messageFiles.enquiriesCsv, name: 'enquiries', linesOf: csvOfEnquiries },
    { file: messageFiles.newsletterCsv, name: 'newsletter', linesOf: csvOfSubscribers },
  ]
  for (const { file, name, linesOf } of tables)
    app.get(file.path, async (request, reply) => {
      const context = contextOf(request, reply)
      await context.caller.requireRole(file.roles)
      return sendCsv(reply, `${name}-${context.brand.key}`, linesOf(deps, context.brand.key))
    })
}
