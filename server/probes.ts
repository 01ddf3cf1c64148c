import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import type { Db } from './database/database.ts'

type Options = {
  db: Db
  /** Why a confirmed order could be lost; empty when it cannot. */
  problems: readonly string[]
  database: string
  registry: Registry
}

/** Alive, ready, and the figures Prometheus asks for. */
export async function probes(app: FastifyInstance, { db, problems, database, registry }: Options) {
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers of 500 and above', registers: [registry] })

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
  })

  const answers = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: problems.length === 0 ? 'ok' : 'degraded', database, problems }
  })
  app.get('/readyz', async (_request, reply) => {
    const ready = await answers()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  )
}
