import { mkdir, writeFile } from 'node:fs/promises'

export type LoadRequest = {
  port: number
  /** Requested in turn. */
  paths: readonly string[]
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Stops after this many requests instead. */
  requests?: number
}

export type Percentiles = { p50: number; p95: number; max: number }
export type LoadReport = {
  perSecond: number
  responses: number
  bytesEach: number
  statuses: Record<number, number>
  /** Of the last response. */
  etag: string
  ms: Percentiles
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b)
  const valueAt = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: valueAt(0.5), p95: valueAt(0.95), max: sorted.at(-1) ?? 0 }
}

/** Saves the figures of a run as JSON for other tools. */
export async function saveFigures(name: string, figures: unknown) {
  await mkdir('test-results/bench', { recursive: true })
  await writeFile(`test-results/bench/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`)
}
