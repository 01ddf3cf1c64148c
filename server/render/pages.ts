import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { phoneHeader } from '#contract/worker.ts'
import type { Config } from '../config.ts'
import type { ReadDeps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import { callerHas } from '../http/if-none-match.ts'
import { HttpError } from '../http/request/errors.ts'
import { failureStatus, Unavailable } from '../http/request/failure.ts'
import { shopAddress } from '../http/site/site.ts'
import type { Pictures } from '../images/sizes.ts'
import { traced } from '../lib/tracing.ts'
import { pageAddress } from './cache/page-address.ts'
import { createPageCache } from './cache/page-cache.ts'
import { encodingFor, type MadePage } from './cache/rendered-page.ts'
import { createFonts } from './document/fonts.ts'
import { isPlainPhone } from './document/inline-images.ts'
import { contentPolicy } from './document/policy.ts'
import { pageRenderer, type Renderer } from './page-renderer.ts'
import { failurePage, plainPages } from './plain-pages.ts'
import { tours } from './tour.ts'

export type { Renderer }

type Options = Pick<
  Config,
  'pageCache' | 'consent' | 'chatScript' | 'features' | 'maps' | 'tracking' | 'environment'
> & {
  renderer: Renderer
  handlers: ReturnType<typeof createHandlers>
  deps: ReadDeps
  pictures: Pictures
}

/** A shopper who reloads a page may have a truncated one in the cache of the browser. */
const isReload = ({ headers }: FastifyRequest) => /\bmax-age=0\b/.test(headers['cache-control'] ?? '')

/** Sends a page in an encoding that the client accepts, or 304. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage) {
  if (page.policy === null) reply.removeHeader('content-security-policy')
  else reply.header('content-security-policy', page.policy)
  if (page.etag !== null) reply.header('etag', page.etag)
  reply.headers({ vary: `accept-encoding, save-data, sec-ch-ua-mobile, ${phoneHeader}`, 'cache-control': 'no-cache' })
  // The browser then sends its connection type with each image request.
  reply.header('accept-ch', 'ECT')
  const isHeld = page.status === 200 && page.etag !== null && callerHas(request, page.etag)
  if (isHeld && !isReload(request)) return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(page.html)
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding))
}

/** Serves every URL that is no API endpoint or file with a rendered page (D4), cached for a short time. */
export async function pages(app: FastifyInstance, options: Options) {
  const { renderer, handlers, deps, pictures, pageCache, ...others } = options
  const fonts = createFonts(renderer.built)
  fonts.register(app)
  plainPages(app, { renderer, fonts, site: deps.site, cmsUrl: deps.cmsUrl, environment: others.environment })
  tours(app, deps, fonts)
  const make = pageRenderer({ renderer, handlers, fonts, pictures, deps, ...others })
  const cache = createPageCache({
    // No cache in development, where the sources change.
    ...(renderer.withPolicy ? pageCache : { seconds: 0, bytes: 0 }),
    clock: deps.clock,
    onFailure: (error) => app.log.error({ err: error }, 'a page could not be rendered again'),
  })

  deps.changes?.subscribe(cache.clear)

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = failureStatus(error)
    if (error instanceof HttpError || status < 500) throw error
    if (status === 503) request.log.warn({ err: error }, 'a page cannot be made now')
    else request.log.error({ err: error }, 'a page could not be made')
    const { html, inline } = failurePage(shopAddress(request, deps.site).brand, fonts, status)
    reply.header('content-security-policy', contentPolicy(inline)).header('cache-control', 'no-store')
    return reply.code(status).type('text/html; charset=utf-8').send(html)
  })

  const makeUnlessBusy = (params: Parameters<typeof make>[0]) =>
    app.isUnderPressure()
      ? Promise.reject(new Unavailable('No page is made now'))
      : traced('render page', { attributes: { 'hearth.brand': params.brand.key } }, () => make(params))

  app.get('/*', async (request, reply) => {
    const { brand, origin } = shopAddress(request, deps.site)
    const url = pageAddress(origin, request.url)
    // In development React would report inlined images as hydration mismatches.
    const isPhone = renderer.withPolicy && isPlainPhone(request.headers)
    const key = `${brand.key} ${url.href}${isPhone ? ' phone' : ''}`
    const result = await cache.get(key, () =>
      makeUnlessBusy({ brand, url, isPhone, requestId: request.id, log: request.log }),
    )
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status)
    return sendPage(request, reply, result)
  })
}
