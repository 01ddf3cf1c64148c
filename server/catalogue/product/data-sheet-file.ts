import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { ReadDeps } from '../../deps.ts'
import { attemptLimit } from '../../http/caller/attempt-limit.ts'
import { callerHas } from '../../http/if-none-match.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { notFound } from '../../http/request/errors.ts'
import { unusableValue } from '../../http/request/request-values.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { productRow } from '../store/products.ts'
import { dataSheet } from './data-sheet.ts'

type Options = {
  deps: Pick<ReadDeps, 'db' | 'clock' | 'files'>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

/** Sheets that are rendered for one network; those in memory do not count. */
const rendered = { max: 30, perMs: 60_000 } as const

/** Serves the data sheet of a product that the shop sells. */
export async function dataSheetFiles(app: FastifyInstance, { deps: { db, clock, files }, contextOf }: Options) {
  const limit = attemptLimit(clock, rendered)
  app.get<{ Params: { sku: string } }>(contract.productDetails.dataSheet.path, async (request, reply) => {
    const { brand, ip } = contextOf(request, reply)
    const { sku } = request.params
    const row = unusableValue(sku) ? undefined : await productRow(db, shopOf({ brand }), { sku })
    if (!row) throw notFound()
    const sheet = dataSheet(row, brand)
    const tag = `"${sheet.version}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'host')
    if (callerHas(request, tag)) return reply.code(304).send()
    if (!sheet.isRendered) {
      limit.check(ip)
      limit.count(ip)
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${row.slug}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .send(await sheet.pdf(files))
  })
}
