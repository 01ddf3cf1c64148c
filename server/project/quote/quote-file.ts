import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { QuoteFileQuery, quoteFilePath } from '#contract/project/project-quote.ts'
import { findSalesperson } from '../../accounts/trade.ts'
import { cardsBySku } from '../../catalogue/store/cards.ts'
import { sellerNumber } from '../../content/seller.ts'
import type { Deps } from '../../deps.ts'
import { sendPrivatePdf } from '../../http/private-pdf.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { notFound } from '../../http/request/errors.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { printImage } from '../../images/print-image.ts'
import { storeBy } from '../../locations/store/shop-stores.ts'
import { fileKey, isSameKey } from '../../orders/invoice-address.ts'
import { findQuote } from '../store/project-parts.ts'
import { findProject } from '../store/projects.ts'
import { quotePdf } from './quote-pdf.ts'

type Options = {
  deps: Pick<Deps, 'db' | 'clock' | 'files'>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

const noQuote = () => notFound('There is no such quote')

const imagePixels = 192

type Sources = { db: Deps['db']; files: Deps['files'] }

async function imagesOf({ db, files }: Sources, brand: CallContext['brand'], skus: readonly string[]) {
  const cards = await cardsBySku(db, shopOf({ brand }), [...new Set(skus)])
  const images = await Promise.all(
    cards.map(
      async ({ sku, images: [first] }) =>
        [sku, first ? await printImage(first.key, { pixels: imagePixels, files }) : null] as const,
    ),
  )
  return new Map(images.flatMap(([sku, image]) => (image ? [[sku, image] as const] : [])))
}

/**
 * Serves a saved quote as PDF at the URL that the project contains. A wrong key and an unknown quote get the same
 * error.
 */
export async function quoteFiles(app: FastifyInstance, { deps: { db, clock, files }, contextOf }: Options) {
  app.get(quoteFilePath, async (request, reply) => {
    const { brand } = contextOf(request, reply)
    const read = QuoteFileQuery.safeParse(request.query)
    if (!read.success) throw noQuote()
    const { id, key } = read.data
    if (!isSameKey(key, await fileKey(db, { kind: 'quote', id, now: clock() }))) throw noQuote()
    const quote = await findQuote(db, id)
    const project = quote && (await findProject(db, { brand: brand.key, id: quote.projectId }))
    if (!quote || !project) throw noQuote()
    const [salesperson, store, images, seller] = await Promise.all([
      project.salespersonCode === null ? null : findSalesperson(db, project.salespersonCode),
      project.storeId === null ? null : storeBy(db, brand.key, project.storeId),
      imagesOf(
        { db, files },
        brand,
        quote.lines.map(({ sku }) => sku),
      ),
      sellerNumber(db, brand),
    ])
    const pdf = await quotePdf({ project, quote, brand, salesperson, store: store ?? null, images, seller })
    return sendPrivatePdf(reply, `quote-${quote.quoteId}`, pdf)
  })
}
