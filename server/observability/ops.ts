import Fastify from 'fastify'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

export type OpsOptions = {
  registry: Registry
  /** Description of the database in use. */
  database: string
  problems: () => Promise<readonly string[]>
}

/** Serves Prometheus metrics and health details on a separate port for operators. */
export function buildOps({ registry, database, problems }: OpsOptions) {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'hearth_problems',
    help: 'Reasons why a confirmed order could be lost or writes fail; /healthz names them',
    registers: [registry],
    async collect() {
      this.set((await problems()).length)
    },
  })
  const app = Fastify({ logger: false })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.get('/healthz', async () => {
    const found = await problems()
    return { status: found.length === 0 ? 'ok' : 'degraded', database, problems: found }
  })
  return app
}
