import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Registry } from 'prom-client'
import { probes } from '../observability/probes.ts'
import { withoutSecrets } from '../observability/request-log.ts'
import { closeConnections } from './drain.ts'

type Options = {
  registry: Registry
  isReachable: () => Promise<boolean>
  problems: () => Promise<readonly string[]>
  leaving: AbortSignal
  logger?: NonNullable<FastifyServerOptions['logger']>
}

/** The server of an instance that only runs jobs: probes, and nothing for shoppers and staff. */
export async function buildJobsApp({
  registry,
  isReachable,
  problems,
  leaving,
  logger = false,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({ logger: withoutSecrets(logger), return503OnClosing: false })
  closeConnections(app, leaving)
  await probes(app, { isReady: async () => !leaving.aborted && (await isReachable()), problems, registry })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ code: 'not_found', message: 'This server only runs jobs (ROLE=jobs). The shop is at another one.' }),
  )
  return app
}
