import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import { siteAddresses, sitePages } from '../../content/site-pages.ts'
import type { ReadDeps } from '../../deps.ts'
import { notFound } from '../../http/request/errors.ts'
import { shopAddress } from '../../http/site/site.ts'
import { docsPage } from '../docs/docs-page.ts'
import { openApi } from '../docs/openapi.ts'
import { contentPolicy } from '../document/policy.ts'
import { llmsText } from './llms.ts'
import { manifestText } from './manifest.ts'
import { robots } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemap } from './sitemap.ts'

const hour = 'public, max-age=3600'

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', hour).send(text)

type Options = ReadDeps & { securityContacts: readonly string[] }

/** Text files for crawlers, other programs and their developers. */
export async function texts(app: FastifyInstance, { securityContacts, ...deps }: Options) {
  const brand = (request: FastifyRequest) => shopAddress(request, deps.site).brand
  /** As in canonical links: https, even behind a proxy that terminates TLS [S1-2.1-43]. */
  const originOf = (request: FastifyRequest) => `https://${new URL(shopAddress(request, deps.site).origin).host}`

  app.get('/robots.txt', async (request, reply) => send(reply, 'text/plain', robots(originOf(request))))
  // Without a contact there is no such file.
  if (securityContacts.length > 0)
    app.get('/.well-known/security.txt', async (request, reply) =>
      send(
        reply,
        'text/plain',
        securityText({ contacts: securityContacts, origin: originOf(request), now: deps.clock() }),
      ),
    )
  // Revalidated each time: installed apps update name, colours and icons from it.
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(manifestText(brand(request))),
  )
  app.get('/llms.txt', async (request, reply) => {
    const pages = await sitePages(deps, brand(request))
    return send(reply, 'text/markdown', llmsText(brand(request), pages, originOf(request)))
  })
  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, file: number) {
    const text = await sitemap(originOf(request), siteAddresses(deps, brand(request)), file)
    if (text === null) throw notFound()
    return send(reply, 'application/xml', text)
  }
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, 0))
  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}$).xml', (request, reply) =>
    sendSitemap(request, reply, Number(request.params.file)),
  )
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', hour).send(described().forTools),
  )
  app.get('/api/', async (_request, reply) => {
    const { html, styleHash } = described().page
    return send(reply.header('content-security-policy', contentPolicy({ styles: [styleHash] })), 'text/html', html)
  })
}

let description: { forTools: ReturnType<typeof openApi>; page: ReturnType<typeof docsPage> } | undefined

/** Made at the first request: it takes a tenth of a second, and most servers are never asked. */
function described() {
  description ??= { forTools: openApi(contract), page: docsPage(contract) }
  return description
}
