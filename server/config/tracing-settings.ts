import { z } from 'zod'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type TracingSettings = {
  /** The collector; traces go to /v1/traces of it. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  sampler: { name: (typeof samplers)[number]; ratio: number }
}

const isCollector = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Null if an entry is no header. */
function readHeaders(text: string): Record<string, string> | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => /^([\w-]+)\s*=\s*([\w.~!$&'*+:;=/@%-]*)$/.exec(entry))
  try {
    return entries.every((entry) => entry !== null)
      ? Object.fromEntries(entries.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))
      : null
  } catch {
    return null // a percent sign that encodes nothing
  }
}

/** The names are those of OpenTelemetry. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isCollector, {
      error: 'must be the address of a collector that takes OTLP by HTTP, for example http://collector:4318',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform(readHeaders)
    .refine((headers) => headers !== null, {
      error:
        'must be headers separated by commas, special signs of values encoded by percent signs, for example x-api-key=secret',
    }),
  OTEL_SERVICE_NAME: z.string().default('hearth'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .refine((text) => /^(?:0?\.\d+|[01](?:\.0*)?)$/.test(text), {
      error: 'must be the part of requests that is traced, from 0 to 1, for example 0.1',
    })
    .transform(Number),
}

type Fields = z.infer<z.ZodObject<typeof tracingFields>>

export function tracingSettings(data: Fields): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = data
  if (endpoint === undefined) return null
  return {
    endpoint,
    headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: data.OTEL_SERVICE_NAME,
    sampler: { name: data.OTEL_TRACES_SAMPLER, ratio: data.OTEL_TRACES_SAMPLER_ARG },
  }
}
