import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import { isAdminHost } from '../http/site/admin-url.ts'
import { buildAdmin, type Edge } from './admin-app.ts'

type Mount = { deps: Deps; edge: Edge }

/** Passes requests for the admin host to that application unchanged. */
export function mountAdmin(app: FastifyInstance, { deps, edge }: Mount) {
  let admin: FastifyInstance | undefined
  app.addHook('onRequest', (request, reply, done) => {
    if (!admin || !isAdminHost(request.headers.host, deps.cmsUrl)) return done()
    reply.hijack()
    admin.routing(request.raw, reply.raw)
  })
  app.addHook('onClose', () => admin?.close())
  return {
    /** Builds the pages, once the API handlers exist. */
    open: async (handlers: ReturnType<typeof createHandlers>, manage: FastifyPluginAsync) => {
      admin = buildAdmin({ deps, handlers, log: app.log, edge })
      admin.register(manage)
      await admin.ready()
    },
  }
}
