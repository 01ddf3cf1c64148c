import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Logs once when a collector stops taking spans, and once when it takes them again. */
export function reportFailures(given: SpanExporter): { exporter: SpanExporter; logTo: (log: Log) => void } {
  let log: Log | undefined
  let isFailing = false
  const exporter: SpanExporter = {
    export: (spans, done) =>
      given.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed && !isFailing) log?.warn({ err: result.error }, 'the collector takes no traces: they are dropped')
        if (!hasFailed && isFailing) log?.info('the collector takes traces again')
        isFailing = hasFailed
        done(result)
      }),
    forceFlush: async () => given.forceFlush?.(),
    shutdown: () => given.shutdown(),
  }
  return {
    exporter,
    logTo: (to) => {
      log = to
    },
  }
}
