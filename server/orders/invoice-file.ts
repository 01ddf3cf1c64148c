import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvoiceFileQuery } from '#contract/account/account.ts'
import { contract } from '#contract/contract.ts'
import { sellerNumber } from '../content/seller.ts'
import type { Deps } from '../deps.ts'
import { sendPrivatePdf } from '../http/private-pdf.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import { fileKey, isSameKey } from './invoice-address.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { findShopOrder } from './store/orders.ts'

const unknownInvoiceText = 'There is no such invoice'

type Options = {
  deps: Pick<Deps, 'db' | 'clock'>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

/** The invoice by the address its owner was given; a wrong key and an unknown order answer the same. */
export async function invoiceFiles(app: FastifyInstance, { deps: { db, clock }, contextOf }: Options) {
  app.get(contract.account.invoiceFile.path, async (request, reply) => {
    const { brand } = contextOf(request, reply)
    const read = InvoiceFileQuery.safeParse(request.query)
    if (!read.success) throw notFound(unknownInvoiceText)
    const { id, key } = read.data
    if (!isSameKey(key, await fileKey(db, { kind: 'invoice', id, now: clock() }))) throw notFound(unknownInvoiceText)
    const order = await findShopOrder(db, brand.key, id)
    if (!order) throw notFound(unknownInvoiceText)
    return sendPrivatePdf(reply, `invoice-${order.number}`, await invoicePdf(order, await sellerNumber(db, brand)))
  })
}
