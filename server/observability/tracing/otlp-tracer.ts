import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TracingSettings } from '../../config/tracing-settings.ts'
import { setTracer, type Tracer } from '../../lib/tracing.ts'
import { idlePolls, pollMark } from './idle-polls.ts'
import { reportFailures } from './report-failures.ts'
import { samplerOf } from './sampler.ts'

/** How long a stop waits for a collector. */
const flushMs = 2_000
/** Spans wait for the collector; further ones are dropped. */
const waitingSpans = 4_096

const text = {
  get: (carrier: Record<string, string | undefined>, key: string) => carrier[key],
  keys: (carrier: Record<string, string | undefined>) => Object.keys(carrier),
  set: (carrier: Record<string, string | undefined>, key: string, value: string) => {
    carrier[key] = value
  },
}

/** The code of an error or its class: messages have values in them. */
function fail(span: Span, error: unknown) {
  const { code, name } = error instanceof Error ? (error as Error & { code?: unknown }) : { code: '', name: 'unknown' }
  span.setAttribute('error.type', typeof code === 'string' && code !== '' ? code : name)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Sends traces to a collector (OTLP by HTTP) until it is closed. Nothing global is set: packages trace nothing of their own. */
export function startTracing({ endpoint, headers, serviceName, sampler }: TracingSettings) {
  const { exporter, logTo } = reportFailures(
    new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } }),
  )
  const provider = new TracerProvider({
    sampler: samplerOf(sampler),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [idlePolls(new BatchSpanProcessor({ exporter, maxQueueSize: waitingSpans }))],
  })
  const spans = provider.getTracer('hearth')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()

  const tracer: Tracer = {
    run: (name, { kind, attributes = {} }, work) => {
      const parent: Context = kind === 'job' || kind === 'poll' ? ROOT_CONTEXT : contexts.active()
      const options = {
        kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes: { ...attributes, ...(kind === 'poll' ? pollMark : {}) },
      }
      const span = spans.startSpan(name, options, parent)
      return contexts.with(trace.setSpan(parent, span), async () => {
        try {
          return await work((noted) => void span.setAttributes(noted))
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    headers: () => {
      const carrier: Record<string, string> = {}
      propagator.inject(contexts.active(), carrier, text)
      return carrier
    },
    traceId: () => trace.getSpanContext(contexts.active())?.traceId,
    request: (traceparent) => {
      // Not `tracestate`: it may have anything in it.
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, text)
      const span = spans.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const context = trace.setSpan(parent, span)
      return {
        traceId: span.spanContext().traceId,
        run: (work) => contexts.with(context, work),
        end: ({ name, attributes, isError }) => {
          span.updateName(name).setAttributes(attributes)
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
  setTracer(tracer)

  let closing: Promise<void> | undefined
  async function end() {
    setTracer(null)
    await Promise.race([provider.shutdown().catch(() => undefined), sleep(flushMs, undefined, { ref: false })])
    contexts.disable()
  }

  return {
    /** Says where it logs that the collector takes no spans. */
    logTo: (log: Pick<FastifyBaseLogger, 'info' | 'warn'>) => logTo(log),
    /** Sends what is left, for two seconds at most. */
    close: () => {
      closing ??= end()
      return closing
    },
  }
}
