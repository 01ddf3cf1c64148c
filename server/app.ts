import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { Registry } from 'prom-client'
import { contract } from '#contract/contract.ts'
import { defaultLoginRoute } from '#domain/settings/environment.ts'
import { externalRedirects } from './account/external-redirects.ts'
import { oidcRedirects } from './account/oidc-redirects.ts'
import { signInRedirects } from './account/sign-in-redirects.ts'
import { mountAdmin } from './admin/mount.ts'
import { dataSheetFiles } from './catalogue/product/data-sheet-file.ts'
import { challengeReturn } from './checkout/challenge-return.ts'
import { paymentNotices } from './checkout/payment-notices.ts'
import type { Config } from './config.ts'
import { type Deps, readDeps } from './deps.ts'
import { diskFiles } from './files/disk-files.ts'
import { guards } from './guards/guards.ts'
import { loadShedding } from './guards/load-shedding.ts'
import { slowBodies } from './guards/slow-bodies.ts'
import { createHandlers } from './handlers.ts'
import { batchCalls } from './http/batch.ts'
import { sendProblems } from './http/request/error-responses.ts'
import { notFound } from './http/request/errors.ts'
import { requestIds } from './http/request/request-id.ts'
import { answerUnreadable, sendBadAddress } from './http/request/transport-errors.ts'
import { requestContext } from './http/request-context.ts'
import { serve } from './http/serve.ts'
import { shopAddress } from './http/site/site.ts'
import { rejectUnknownCalls } from './http/unknown-calls.ts'
import { oidcProvider } from './identity/external/oidc.ts'
import { images } from './images/images.ts'
import { pictureSizes } from './images/sizes.ts'
import { createAfterResponse } from './lib/after-response.ts'
import { manageApp } from './manage/manage-app.ts'
import { probes } from './observability/probes.ts'
import { withoutSecrets } from './observability/request-log.ts'
import { loggedTraces, traceRequests } from './observability/tracing/traced-requests.ts'
import { calendarFiles } from './orders/calendar-file.ts'
import { invoiceFiles } from './orders/invoice-file.ts'
import { paymentsOf } from './payments/attempt/payments.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import { closeConnections } from './process/drain.ts'
import { projectExports } from './project/list/project-export.ts'
import { projectDownloads } from './project/panels/project-downloads.ts'
import { shareDoor } from './project/quote/project-shared.ts'
import { quoteFiles } from './project/quote/quote-file.ts'
import { builtFiles } from './render/built-files.ts'
import { pages, type Renderer } from './render/pages.ts'
import { texts } from './render/texts/texts.ts'

export type AppOptions = Deps & {
  limits: Config['limits']
  pageCache: Config['pageCache']
  /** Without it the shop has no chat. */
  consent?: Config['consent']
  oidc?: Config['oidc']
  chatScript?: Config['chatScript']
  /** Without it no third-party feature is shown. */
  features?: Config['features']
  /** Without it the checkout does not suggest addresses. */
  maps?: Config['maps']
  /** Third parties that receive shopper events; without it there are none. */
  tracking?: Config['tracking']
  /** Environment settings for the pages. */
  environment?: Config['environment']
  /** False: browsers get a worker that removes itself. */
  serviceWorker?: boolean
  /** Folder for attachments and resized images. */
  dataDir: string
  /** Receives the app, so that development tools can attach to it. */
  renderer: (app: FastifyInstance) => Promise<Renderer> | Renderer
  logger?: FastifyServerOptions['logger']
  /** For the probes; without `answers` the database counts as ready. */
  database?: { description: string; problems: readonly string[]; isReachable?: () => Promise<boolean> }
  /** Contacts for security reports; without any there is no security.txt. */
  securityContacts?: readonly string[]
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy?: readonly string[]
  /** Event loop delay above which API requests are rejected; 0: never. */
  maxEventLoopDelayMs?: number
  /** Time limit for receiving a small request body. */
  slowBodyMs?: number
  /** Reasons why a confirmed order could be lost or writes fail. */
  problems?: () => Promise<readonly string[]>
  /** Aborted when the server is about to stop. */
  leaving?: AbortSignal
  /** The payment sandbox, when it replaces a payment provider. */
  sandbox?: Sandbox
}

/** Time limits for the request headers, and for a request with the largest attachment at the lowest speed of `slowBodies`. */
const headersMs = 10_000
const longestRequestMs = 2_700_000

/** Fastify's default handler would log the whole URL. */
function handleUnknown(app: FastifyInstance) {
  app.setNotFoundHandler(() => Promise.reject(notFound()))
}

/** Passes requests to the sandbox on unchanged: it is a separate application in this process. */
function mountSandbox(app: FastifyInstance, sandbox: Sandbox) {
  app.all('/sandbox/*', {
    onRequest: (request, reply, _done) => {
      reply.hijack()
      sandbox.handle(request.raw, reply.raw)
    },
    handler: () => undefined, // never reached: the sandbox reads the body
  })
}

/** Builds the whole server without listening: used by main and by tests. */
export async function buildApp({
  renderer,
  limits,
  pageCache,
  consent = 'notice',
  chatScript,
  features = null,
  maps = null,
  tracking = null,
  oidc = null,
  environment = {},
  serviceWorker = true,
  dataDir,
  logger = false,
  database,
  sandbox,
  trustProxy = [],
  slowBodyMs,
  maxEventLoopDelayMs = 0,
  problems,
  leaving,
  securityContacts = [],
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const registry = rest.registry ?? new Registry()
  const files = diskFiles(join(dataDir, 'files'))
  // Of both applications: behind a proxy each has to see the caller.
  const edge = { trustProxy: [...trustProxy], genReqId: requestIds(trustProxy) }
  const app = Fastify({
    logger: withoutSecrets(logger),
    ...loggedTraces(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 256 * 1024,
    ...edge,
    frameworkErrors: sendBadAddress,
    clientErrorHandler: answerUnreadable,
    // A request on an open connection is served while the server stops; a 503 would lose it.
    return503OnClosing: false,
    requestTimeout: longestRequestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: 1_000 },
  })
  const afterResponse =
    rest.afterResponse ?? createAfterResponse((err) => app.log.error({ err }, 'work after a response failed'))
  app.addHook('onClose', afterResponse.idle)
  const customerProvider = oidc ? oidcProvider(oidc, rest.clock) : undefined
  const deps: Deps = {
    files,
    ...(sandbox ? { gateways: { offered: [sandbox.gateway] } } : {}),
    ...(customerProvider ? { customerProvider } : {}),
    ...rest,
    registry,
    afterResponse,
  }
  const reading = readDeps(deps)
  traceRequests(app, (request) => shopAddress(request, deps.site).brand.key)
  sendProblems(app)
  handleUnknown(app)
  rejectUnknownCalls(app)
  await app.register(slowBodies, { leastMs: slowBodyMs })
  await app.register(cookie)
  await app.register(guards, { site: deps.site, limits, space: deps.space })
  const admin = mountAdmin(app, { deps, edge })
  await app.register(loadShedding, { isReachable: database?.isReachable, maxDelayMs: maxEventLoopDelayMs })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  if (leaving) closeConnections(app, leaving)
  await app.register(fp(probes), {
    isReady: async () => !leaving?.aborted && (await database?.isReachable?.()) !== false,
    problems: problems ?? (async () => database?.problems ?? []),
    registry,
  })
  const made = await renderer(app)
  if (made.built) await builtFiles(app, { built: made.built, serviceWorker })
  if (sandbox) mountSandbox(app, sandbox)
  const payments = paymentsOf(deps)
  const door = shareDoor(deps.clock)
  const handlers = createHandlers(deps, payments, door)
  const pictures = pictureSizes(join(dataDir, 'images'), deps.files)
  await admin.open(handlers, (part) => manageApp(part, { deps, built: made.built, pictures }))
  const contextOf = requestContext(deps)
  // Before the API, which has an endpoint that parses multipart forms.
  await app.register(projectDownloads, { deps, door, contextOf })
  serve(app, contract, handlers, contextOf)
  await app.register(batchCalls, { contextOf })
  await app.register(projectExports, { deps, contextOf })
  await app.register(dataSheetFiles, { deps: reading, contextOf })
  await app.register(invoiceFiles, { deps, contextOf })
  await app.register(calendarFiles, { deps, contextOf })
  await app.register(quoteFiles, { deps, contextOf })
  await app.register(challengeReturn, { db: deps.db, payments })
  await app.register(paymentNotices, { db: deps.db, clock: deps.clock, payments, afterResponse })
  // A failed sign-in redirects to the sign-in page of this environment.
  const loginRoute = environment.loginRoute ?? defaultLoginRoute
  await app.register(signInRedirects, { deps, loginRoute })
  if (sandbox) await app.register(externalRedirects, { deps, loginRoute })
  if (customerProvider) await app.register(oidcRedirects, { deps, loginRoute, provider: customerProvider })
  await app.register(images, { pictures })
  await app.register(texts, { ...reading, securityContacts })
  await app.register(pages, {
    renderer: made,
    handlers,
    deps: reading,
    pictures,
    pageCache,
    consent,
    chatScript,
    features,
    maps,
    tracking,
    environment,
  })
  return app
}
