import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { Deps } from '../../deps.ts'
import { callerHas } from '../../http/if-none-match.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { notFound } from '../../http/request/errors.ts'
import { unusableValue } from '../../http/request/request-values.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { productRow } from '../store/products.ts'
import { dataSheet } from './data-sheet.ts'

type Options = {
  deps: Pick<Deps, 'db'>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

/** Serves the data sheet of a product that the shop sells. */
export async function dataSheetFiles(app: FastifyInstance, { deps: { db }, contextOf }: Options) {
  app.get<{ Params: { sku: string } }>(contract.productDetails.dataSheet.path, async (request, reply) => {
    const { brand } = contextOf(request, reply)
    const { sku } = request.params
    const row = unusableValue(sku) ? undefined : await productRow(db, shopOf({ brand }), { sku })
    if (!row) throw notFound()
    const { pdf, version } = await dataSheet(row, brand)
    const tag = `"${version}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'host')
    if (callerHas(request, tag)) return reply.code(304).send()
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${row.slug}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .send(pdf)
  })
}
