import Fastify from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'

export type OpsOptions = {
  registry: Registry
  /** Which database is in use. */
  database: string
  problems: () => Promise<readonly string[]>
}

/** What operators read, on a port of its own that no shopper reaches: figures for Prometheus, and what is wrong in words. */
export function buildOps({ registry, database, problems }: OpsOptions) {
  collectDefaultMetrics({ register: registry })
  const app = Fastify({ logger: false })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.get('/healthz', async () => {
    const found = await problems()
    return { status: found.length === 0 ? 'ok' : 'degraded', database, problems: found }
  })
  return app
}
