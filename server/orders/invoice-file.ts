import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvoiceFileQuery } from '#contract/account/account.ts'
import { contract } from '#contract/contract.ts'
import { sellerNumber } from '../content/seller.ts'
import type { Deps } from '../deps.ts'
import { sendPrivatePdf } from '../http/private-pdf.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { notFound } from '../http/request/errors.ts'
import { fileKey, isSameKey, type KeyedFile } from './invoice-address.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { findShopOrder, type OrderRow } from './store/orders.ts'

export type KeyedFileOptions = {
  deps: Pick<Deps, 'db' | 'clock'>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

/** The order that the address of a file names; null when its key is wrong. */
export async function keyedOrder(
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  kind: KeyedFile['kind'],
  { deps: { db, clock }, contextOf }: KeyedFileOptions,
): Promise<OrderRow | null> {
  const { brand } = contextOf(request, reply)
  const read = InvoiceFileQuery.safeParse(request.query)
  if (!read.success) return null
  const { id, key } = read.data
  return isSameKey(key, await fileKey(db, { kind, id, now: clock() })) ? findShopOrder(db, brand.key, id) : null
}

/** The invoice by the address its owner was given; a wrong key and an unknown order answer the same. */
export async function invoiceFiles(app: FastifyInstance, options: KeyedFileOptions) {
  app.get(contract.account.invoiceFile.path, async (request, reply) => {
    const order = await keyedOrder([request, reply], 'invoice', options)
    if (!order) throw notFound('There is no such invoice')
    const seller = await sellerNumber(options.deps.db, shopOfOrder(order))
    return sendPrivatePdf(reply, `invoice-${order.number}`, await invoicePdf(order, seller))
  })
}
