import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../../config/tracing-settings.ts'

/** The sampler by its standard name; with `parentbased_`, the caller of a request decides for it. */
export function samplerOf({ name, ratio }: TracingSettings['sampler']) {
  const kind = name.replace('parentbased_', '')
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return name === kind ? root : new ParentBasedSampler({ root })
}
