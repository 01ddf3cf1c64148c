import { Counter, type Registry } from 'prom-client'

/** Counts an outcome in a metric, which is registered with the first one. Without a registry nothing is counted. */
export function countOutcome(registry: Registry | undefined, metric: { name: string; help: string }, outcome: string) {
  if (!registry) return
  const known = registry.getSingleMetric(metric.name) as Counter<'outcome'> | undefined // registered below only
  const counter = known ?? new Counter({ ...metric, labelNames: ['outcome'] as const, registers: [registry] })
  counter.inc({ outcome })
}
