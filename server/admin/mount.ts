import type { FastifyInstance } from 'fastify'
import type { createHandlers } from '../api/handlers.ts'
import type { Deps } from '../deps.ts'
import { buildAdmin } from './admin-app.ts'
import { isAdminHost } from './admin-url.ts'

/** Requests to the host of the admin pages go to that application untouched, whatever their path. */
export function mountAdmin(app: FastifyInstance, deps: Deps) {
  let admin: FastifyInstance | undefined
  app.addHook('onRequest', (request, reply, done) => {
    if (!admin || !isAdminHost(request.headers.host, deps.cmsUrl)) return done()
    reply.hijack()
    admin.routing(request.raw, reply.raw)
  })
  app.addHook('onClose', () => admin?.close())
  return {
    /** Opens the pages, once the calls they are made of are there. */
    open: async (handlers: ReturnType<typeof createHandlers>) => {
      admin = buildAdmin({ deps, handlers })
      await admin.ready()
    },
  }
}
