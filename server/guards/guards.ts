import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ProblemCode } from '#contract/protocol/problem.ts'
import { invalidOrder } from '../checkout/checkout-body.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { isBatchPart } from '../http/request/batch-request.ts'
import { HttpError, tooManyRequestsText } from '../http/request/errors.ts'
import { Unavailable } from '../http/request/failure.ts'
import { parseHost } from '../http/site/host-name.ts'
import { hostIsKnown, type Site, unknownHost } from '../http/site/site.ts'
import { contentPolicy } from '../render/document/policy.ts'

type Options = { site: Site; limits: Config['limits']; space?: Deps['space'] }

// A page requests many files. Matches the route, not the URL: an unknown URL under these prefixes may be a page.
const unlimited = ['/assets/', '/fonts/', '/images/', '/brands/']
const isFile = ({ routeOptions }: FastifyRequest) =>
  unlimited.some((prefix) => routeOptions.url?.startsWith(prefix)) && !routeOptions.url?.endsWith('*')
// Browsers read these headers of documents only, and HTTP/1.1 repeats them with every file: a tenth of what a first visit
// loads.
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
// An SVG file is a document when it is opened by itself.
const isDocumentPart = /^(?:text|application)\/javascript|^font\/|^image\/(?!svg)/
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const isRead = ({ method }: FastifyRequest) => reading.has(method)
// Telemetry has its own count, so that it does not use up the limit of the shopper.
const isNote = ({ url }: FastifyRequest) => /^\/api\/(?:analytics|failures|vitals)\b/i.test(url)
// Edits of a batch have no network delay between them: an address may send as many as it has batches.
const inBatches = ({ perSecond, burst }: Config['limits']['writes']) => ({
  perSecond: perSecond * editsForWrite,
  burst: burst * editsForWrite,
})
const editsForWrite = 10
const limitOf = (request: FastifyRequest, { reads, writes }: Config['limits']) =>
  isBatchPart() ? inBatches(writes) : isRead(request) || isNote(request) ? reads : writes

// Probes have their own count: many shoppers behind the same proxy must not block them.
const kindOf = (request: FastifyRequest) =>
  isBatchPart() ? 'edit' : isProbe(request) ? 'probe' : isNote(request) ? 'note' : isRead(request) ? 'read' : 'write'

/** Writes must come from a page of this host, as browsers report. Programs that send neither header may pass. */
function comesFromOwnPage({ headers }: FastifyRequest) {
  const { origin, host } = headers
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}

// Node reads the first Host header, a proxy may have read the last.
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

// A load balancer may use any host name or address or, by HTTP/1.0, none; the response is only a status.
const isProbe = ({ url, headers: { host } }: FastifyRequest) =>
  /^\/(?:healthz|readyz)(?:\?|$)/.test(url) && (host === undefined || parseHost(host) !== null)

// Staff scan barcodes on project pages; offline the shell serves those.
const mayUseCamera = (url: string) => /^\/(?:project(?!.*[?&]shareId=)(?:[/?]|$)|shell\.html)/i.test(url)

/**
 * Checks every request first: known host, same origin, rate limits; adds security headers to every response, and to files
 * those that count for files.
 */
async function register(app: FastifyInstance, { site, limits, space }: Options) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // On plain http (a demo on a laptop) HSTS would make the shop unreachable; a TLS proxy adds it (D19).
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy())
    const camera = mayUseCamera(request.url) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=(self), payment=(self)`)
    reply.header('x-request-id', request.id)
    // No URL of the shop contains a null character, and PostgreSQL cannot store one.
    if (/%00/.test(request.url)) throw new HttpError('invalid_request', 'This address holds a null character')
    if (hasTwoHosts(request) || !(hostIsKnown(request.headers.host, site) || isProbe(request))) throw unknownHost()
    if (
      !isRead(request) &&
      !request.url.startsWith('/sandbox/') &&
      !isSignedReturn(request) &&
      !comesFromOwnPage(request)
    )
      throw errorFor(request, 'forbidden', 'permission denied for the resource')
  })
  app.addHook('onRequest', async (request) => {
    // Orders have a larger reserve and their own error (checkout/order-submission.ts). A batch was checked as a whole.
    if (isRead(request) || isOrder(request) || isBatchPart() || (await space?.allowsWrites?.()) !== false) return
    throw new Unavailable('The disk is full')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isFile(request) || !isDocumentPart.test(String(reply.getHeader('content-type')))) return
    for (const name of documentHeaders) reply.removeHeader(name)
  })
  await app.register(rateLimit, {
    // The window is the time in which a burst refills: 1,000 per 10 s for 100 a second with bursts of 1,000.
    max: (request) => limitOf(request, limits).burst,
    timeWindow: (request) => windowMs(limitOf(request, limits)),
    keyGenerator: (request) => `${request.ip} ${kindOf(request)}`,
    allowList: isFile,
    errorResponseBuilder: (request) => errorFor(request, 'too_many_requests', tooManyRequestsText),
  })
}

// For an order, any error but 400 means that it may have been charged; here it was not.
const isOrder = ({ method, url }: FastifyRequest) => method === 'POST' && /^\/api\/checkout\/?(?:\?|$)/i.test(url)
const errorFor = (request: FastifyRequest, code: ProblemCode, text: string) =>
  isOrder(request) ? invalidOrder(text) : new HttpError(code, text)

const windowMs = ({ perSecond, burst }: { perSecond: number; burst: number }) => (burst / perSecond) * 1000

// The bank's page posts from its own origin; its signature is verified instead.
const isSignedReturn = ({ url }: FastifyRequest) => url.startsWith('/api/checkout/3ds/return')

export const guards = fp(register, { name: 'guards' })
