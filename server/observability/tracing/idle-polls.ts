import { SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'

/** Marks the run of a job that looks for work every few seconds. */
export const pollMark = { 'hearth.poll': true } as const

const isPoll = ({ attributes }: ReadableSpan) => attributes['hearth.poll'] === true
const isWork = ({ attributes, status }: ReadableSpan) =>
  attributes['peer.service'] !== undefined || status.code === SpanStatusCode.ERROR

/** Passes spans on, but not those of polls that called no other system and did not fail. */
export function idlePolls(next: SpanProcessor): SpanProcessor {
  const held = new Map<string, ReadableSpan[]>()
  return {
    onStart: (span, parent) => {
      if (isPoll(span)) held.set(span.spanContext().traceId, [])
      next.onStart(span, parent)
    },
    onEnd: (span) => {
      const { traceId } = span.spanContext()
      const spans = held.get(traceId)
      if (!spans) return next.onEnd(span)
      spans.push(span)
      if (!isPoll(span)) return
      held.delete(traceId)
      if (spans.some(isWork)) for (const each of spans) next.onEnd(each)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}
