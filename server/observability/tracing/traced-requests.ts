import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { currentTracer, type RequestTrace } from '../../lib/tracing.ts'
import { routeOf } from '../route.ts'

const traces = new WeakMap<IncomingMessage, RequestTrace>()
/** Loggers of requests, whose lines have the trace already. */
const named = new WeakSet<object>()

/** Probes come several times a second. */
const isProbe = (url = '') => /^\/(?:healthz|readyz)$/.test(url)

function traceOf(raw: IncomingMessage): RequestTrace | undefined {
  const known = traces.get(raw)
  if (known || isProbe(raw.url)) return known
  const { traceparent } = raw.headers
  const begun = currentTracer()?.request(typeof traceparent === 'string' ? traceparent : undefined)
  if (begun) traces.set(raw, begun)
  return begun
}

/** Options that put the trace into each log line; none where nothing is traced. */
export function loggedTraces(): Pick<FastifyServerOptions, 'childLoggerFactory'> {
  if (!currentTracer()) return {}
  return {
    childLoggerFactory: (logger, bindings, options, raw) => {
      const found = traceOf(raw as IncomingMessage) // the server is one of HTTP/1
      const child = logger.child(found ? { ...bindings, trace: found.traceId } : bindings, options)
      if (found) named.add(child)
      return child
    },
  }
}

/** The trace of a line that no request has logged, such as one of a job. */
export const traceOfLine = (_fields: object, _level: number, logger: object): { trace?: string } => {
  const trace = named.has(logger) ? undefined : currentTracer()?.traceId()
  return trace === undefined ? {} : { trace }
}

/** Traces each request by its route. `brandOf` throws for unknown hosts. */
export function traceRequests(app: FastifyInstance, brandOf: (request: FastifyRequest) => string) {
  if (!currentTracer()) return
  app.addHook('onRequest', (request, _reply, done) => {
    const found = traceOf(request.raw)
    if (found) found.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request) ?? 'none'
    const { method, id } = request
    traces.get(request.raw)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'hearth.request_id': id,
        ...brandAttribute(request, brandOf),
      },
      isError: reply.statusCode >= 500,
    })
  })
}

function brandAttribute(request: FastifyRequest, brandOf: (request: FastifyRequest) => string) {
  try {
    return { 'hearth.brand': brandOf(request) }
  } catch {
    return {}
  }
}
