import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { RenderAnswer, RenderRequest } from '#entry-server.tsx'
import type { Brand } from '#themes/brand.ts'
import { brandOf } from '../api/brand-of.ts'
import type { CallContext } from '../api/call-context.ts'
import type { createHandlers } from '../api/handlers.ts'
import { handlerSend } from '../api/serve.ts'
import type { Deps } from '../deps.ts'
import type { Assets } from './assets.ts'
import { brandTags, pageDocument } from './document.ts'
import { createFonts } from './fonts.ts'
import { contentPolicy } from './policy.ts'

/** What makes pages: the app's renderer and the built files. Development puts Vite in their place. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderAnswer>
  assets: (url: string) => Promise<Assets> | Assets
  /** Development tools write styles and scripts into the page, which the policy would stop. */
  withPolicy: boolean
}
type Options = { renderer: Renderer; handlers: ReturnType<typeof createHandlers>; deps: Deps }

const nobody: CallContext['visitor'] = {
  find: async () => null,
  require: () => Promise.reject(new Error('The first view changes nothing')),
}

/** Answers every address that is no call and no file with a page made here (D4). */
export async function pages(app: FastifyInstance, { renderer, handlers, deps }: Options) {
  const fonts = createFonts()
  fonts.register(app)

  // Neutral in identity, place and cart: the same page for everybody, without a cookie (D5).
  const apiFor = (brand: Brand, { id, log }: FastifyRequest) =>
    createClient(
      contract,
      handlerSend(contract, handlers, { brand, visitor: nobody, ip: '', requestId: id, idempotencyKey: null, log }),
    )

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const brand = brandOf(request.headers.host, deps.site)
    const url = new URL(request.url, `${request.protocol}://${request.host}`)
    const page = await renderer.render({ url, brand: brand.key, api: apiFor(brand, request) })
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    const { template, modulePreloads } = await renderer.assets(request.url)
    const headTags = brandTags(brand) + fonts.preload(brand) + modulePreloads(brand.key, page.routeIds)
    const { html, styleHashes } = pageDocument(page, brand, { template, fontCss: fonts.css(brand), headTags })
    if (renderer.withPolicy) reply.header('content-security-policy', contentPolicy(styleHashes))
    else reply.removeHeader('content-security-policy')
    return reply.code(page.status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
  app.get('/*', answer)
}
