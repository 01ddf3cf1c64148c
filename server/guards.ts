import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ProblemCode } from '#contract/problem.ts'
import { isBatchPart } from './api/batch-part.ts'
import { hostIsKnown, type Site, unknownHost } from './api/brand-of.ts'
import { CallRefusal } from './api/call-refusal.ts'
import { refuseOrder } from './api/checkout-body.ts'
import { parseHost } from './api/host-name.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { Unavailable } from './failure.ts'
import { contentPolicy } from './render/policy.ts'

type Options = { site: Site; limits: Config['limits']; space?: Deps['space'] }

// Files are cheap to send and many to a page. By the route that was found: an address below these may still be a page.
const unlimited = ['/assets/', '/fonts/', '/images/', '/brands/']
const isFile = ({ routeOptions }: FastifyRequest) =>
  unlimited.some((prefix) => routeOptions.url?.startsWith(prefix)) && !routeOptions.url?.endsWith('*')
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const isRead = ({ method }: FastifyRequest) => reading.has(method)
// What a page says by itself is counted apart: it must not use up what the shopper may do.
const isNote = ({ url }: FastifyRequest) => /^\/api\/(?:analytics|failures|vitals)\b/i.test(url)
// Those of a batch wait on no network: an address may send as many as it has batches, and each of them counts.
const inBatches = ({ perSecond, burst }: Config['limits']['writes']) => ({
  perSecond: perSecond * editsForWrite,
  burst: burst * editsForWrite,
})
const editsForWrite = 10
const limitOf = (request: FastifyRequest, { reads, writes }: Config['limits']) =>
  isBatchPart() ? inBatches(writes) : isRead(request) || isNote(request) ? reads : writes

// Of its own: probes must not be rejected because shoppers behind the same proxy are many.
const kindOf = (request: FastifyRequest) =>
  isBatchPart() ? 'edit' : isProbe(request) ? 'probe' : isNote(request) ? 'note' : isRead(request) ? 'read' : 'write'

/** A change must come from a page of this host: browsers say so themselves. Programs send neither header and may pass. */
function comesFromOwnPage({ headers }: FastifyRequest) {
  const { origin, host } = headers
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}

// Node reads the first of them; what stands in front may have read the last.
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1

// A balancer asks by whatever name or address it has, and learns nothing but a word.
const isProbe = ({ url, headers }: FastifyRequest) =>
  /^\/(?:healthz|readyz)(?:\?|$)/.test(url) && parseHost(headers.host) !== null

// Staff scan barcodes on the pages of projects; without a connection the shell stands in for those.
const mayUseCamera = (url: string) => /^\/(?:project(?!.*[?&]shareId=)(?:[/?]|$)|shell\.html)/i.test(url)

/** What every request passes before anything reads it: known host, own origin, limits per address; and headers on every answer. */
async function register(app: FastifyInstance, { site, limits, space }: Options) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Over plain http (a demo on a laptop) these would lock the shop out; a proxy with a certificate adds them (D19).
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy())
    const camera = mayUseCamera(request.url) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=(self), payment=(self)`)
    reply.header('x-request-id', request.id)
    // No address of the shop holds one, and the database cannot look for it.
    if (/%00/.test(request.url)) throw new CallRefusal('invalid_request', 'This address holds a null character')
    if (hasTwoHosts(request) || !(hostIsKnown(request.headers.host, site) || isProbe(request))) throw unknownHost()
    if (
      !isRead(request) &&
      !request.url.startsWith('/sandbox/') &&
      !isSignedReturn(request) &&
      !comesFromOwnPage(request)
    )
      throw refusal(request, 'forbidden', 'permission denied for the resource')
  })
  app.addHook('onRequest', async (request) => {
    // Orders have a larger reserve, and say so in their own way (api/order-submission.ts).
    if (isRead(request) || isOrder(request) || (await space?.allowsWrites?.()) !== false) return
    throw new Unavailable('The disk is full')
  })
  await app.register(rateLimit, {
    // Windows as long as a burst takes to refill: 1,000 in ten seconds are 100 a second with bursts of 1,000.
    max: (request) => limitOf(request, limits).burst,
    timeWindow: (request) => windowMs(limitOf(request, limits)),
    keyGenerator: (request) => `${request.ip} ${kindOf(request)}`,
    allowList: isFile,
    errorResponseBuilder: (request) =>
      refusal(request, 'too_many_requests', 'Too many requests. Wait a moment, then try again'),
  })
}

// Of an order any answer but 400 says that nobody knows whether somebody was charged; here nobody was.
const isOrder = ({ method, url }: FastifyRequest) => method === 'POST' && /^\/api\/checkout\/?(?:\?|$)/i.test(url)
const refusal = (request: FastifyRequest, code: ProblemCode, text: string) =>
  isOrder(request) ? refuseOrder(text) : new CallRefusal(code, text)

const windowMs = ({ perSecond, burst }: { perSecond: number; burst: number }) => (burst / perSecond) * 1000

// The bank's page posts here from its own origin; the signature inside is checked instead.
const isSignedReturn = ({ url }: FastifyRequest) => url.startsWith('/api/checkout/3ds/return')

export const guards = fp(register, { name: 'guards' })
