import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

type Options = {
  /** Whether requests should be sent here: false while the server stops or has no database. */
  isReady: () => Promise<boolean>
  /** Reasons why a confirmed order could be lost or writes fail; empty if there are none. */
  problems: () => Promise<readonly string[]>
  registry: Registry
}

/** Liveness and readiness probes, one value each: the operators' port has the details (ops.ts). */
export async function probes(app: FastifyInstance, { isReady, problems, registry }: Options) {
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

  // Proxies ask several times a second: their requests would be most of the log.
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: (await problems()).length === 0 ? 'ok' : 'degraded' }
  })
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}
