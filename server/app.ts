import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { Registry } from 'prom-client'
import { contract } from '#contract/contract.ts'
import type { Problem } from '#contract/problem.ts'
import { defaultLoginRoute } from '#domain/environment.ts'
import { mountAdmin } from './admin/mount.ts'
import { CallRefusal } from './api/call-refusal.ts'
import { challengeReturn } from './api/challenge-return.ts'
import { externalRedirects } from './api/external-redirects.ts'
import { createHandlers } from './api/handlers.ts'
import { projectDownloads } from './api/project-downloads.ts'
import { projectExports } from './api/project-export.ts'
import { shareDoor } from './api/project-shared.ts'
import { requestContext } from './api/request-context.ts'
import { serve } from './api/serve.ts'
import { signInRedirects } from './api/sign-in-redirects.ts'
import { fileStore } from './attachments/file-store.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { builtFiles } from './files.ts'
import { guards } from './guards.ts'
import { images } from './images/images.ts'
import { pictureSizes } from './images/sizes.ts'
import { paymentsOf } from './payments/payments.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import { probes } from './probes.ts'
import { pages, type Renderer } from './render/pages.ts'
import { texts } from './render/texts.ts'
import { withoutSecrets } from './request-log.ts'

export type AppOptions = Deps & {
  limits: Config['limits']
  pageCache: Config['pageCache']
  /** Without one the shop has no chat. */
  chatScript?: Config['chatScript']
  /** Without one the checkout suggests no addresses. */
  maps?: Config['maps']
  /** Without any, nobody but the shop is told what shoppers do. */
  tracking?: Config['tracking']
  /** What pages are told of their environment; nothing without it. */
  environment?: Config['environment']
  /** Off: the kill switch. */
  serviceWorker?: boolean
  /** Where pictures in their sizes are kept once made. */
  dataDir: string
  /** Gets the app, so that development tools can hang themselves into it. */
  renderer: (app: FastifyInstance) => Promise<Renderer> | Renderer
  logger?: FastifyServerOptions['logger']
  /** What the health probe says of the database. */
  database?: { description: string; problems: readonly string[] }
  /** The payment sandbox, where it stands in for a provider. */
  sandbox?: Sandbox
}

const problem = (code: string, message: string): Problem => ({ code, message })

function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof CallRefusal) return reply.code(error.status).send(error.body ?? error.problem)
    if (error.statusCode && error.statusCode < 500)
      return reply
        .code(error.statusCode)
        .send(problem(error.statusCode === 429 ? 'too_many_requests' : 'invalid_request', error.message))
    request.log.error({ err: error }, 'a request failed')
    return reply.code(error.statusCode ?? 500).send(problem('unexpected', 'An error has occurred, please try again'))
  })
}

/** Requests to the sandbox go to that application untouched: it is a program of its own that happens to run here. */
function mountSandbox(app: FastifyInstance, sandbox: Sandbox) {
  app.all('/sandbox/*', {
    onRequest: (request, reply, _done) => {
      reply.hijack()
      sandbox.handle(request.raw, reply.raw)
    },
    handler: () => undefined, // never reached: the body is for the other application to read
  })
}

/** The whole server, not yet listening: used by main and by every test. */
export async function buildApp({
  renderer,
  limits,
  pageCache,
  chatScript,
  maps = null,
  tracking = null,
  environment = {},
  serviceWorker = true,
  dataDir,
  logger = false,
  database,
  sandbox,
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const registry = new Registry()
  const files = fileStore(join(dataDir, 'files'))
  const deps: Deps = { registry, files, ...(sandbox ? { gateway: sandbox.gateway } : {}), ...rest }
  const app = Fastify({
    logger: withoutSecrets(logger),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 256 * 1024,
  })
  answerErrors(app)
  await app.register(cookie)
  await app.register(guards, { site: deps.site, limits })
  const admin = mountAdmin(app, deps)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await app.register(fp(probes), {
    db: deps.db,
    registry,
    database: database?.description ?? '',
    problems: database?.problems ?? [],
  })
  const made = await renderer(app)
  if (made.withPolicy) await builtFiles(app, { serviceWorker })
  if (sandbox) mountSandbox(app, sandbox)
  const payments = paymentsOf(deps)
  const door = shareDoor(deps.clock)
  const handlers = createHandlers(deps, payments, door)
  await admin.open(handlers)
  const contextOf = requestContext(deps)
  // Before the calls, one of which reads forms with files.
  await app.register(projectDownloads, { deps, door, contextOf })
  serve(app, contract, handlers, contextOf)
  await app.register(projectExports, { deps, contextOf })
  await app.register(challengeReturn, { db: deps.db, payments })
  // Whatever the pages call it: a sign-in that fails goes to a page that says so.
  const loginRoute = environment.loginRoute ?? defaultLoginRoute
  await app.register(signInRedirects, { deps, loginRoute })
  if (sandbox) await app.register(externalRedirects, { deps, loginRoute })
  const pictures = pictureSizes(join(dataDir, 'images'))
  await app.register(images, { pictures })
  await app.register(texts, deps)
  await app.register(pages, {
    renderer: made,
    handlers,
    deps,
    pictures,
    pageCache,
    chatScript,
    maps,
    tracking,
    environment,
  })
  return app
}
