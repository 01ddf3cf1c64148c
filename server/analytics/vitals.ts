import { Histogram, Registry } from 'prom-client'
import type { contract } from '#contract/contract.ts'
import { measuredPages, type Vital, type VitalName } from '#contract/tracking/vitals.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'

/** Buckets around the "good" and "poor" thresholds, finer below "good". */
const measures: Record<VitalName, { name: string; help: string; buckets: number[] }> = {
  TTFB: {
    name: 'web_vitals_ttfb_seconds',
    help: 'Until the first byte of a page',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 5],
  },
  FCP: {
    name: 'web_vitals_fcp_seconds',
    help: 'Until a page showed anything',
    buckets: [0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
  LCP: {
    name: 'web_vitals_lcp_seconds',
    help: 'Until the largest part of a page was shown',
    buckets: [0.3, 0.6, 1, 1.5, 2.5, 4, 8],
  },
  INP: {
    name: 'web_vitals_inp_seconds',
    help: 'From a tap or key to the next picture on the screen',
    buckets: [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1],
  },
  CLS: {
    name: 'web_vitals_cls_score',
    help: 'How much of a page moved without being touched',
    buckets: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
}

/** Web vitals by brand and page type, without URL, visitor or device. */
function vitalsMeter(registry: Registry) {
  const meter = ({ name, help, buckets }: (typeof measures)[VitalName]) =>
    new Histogram({ name, help, labelNames: ['brand', 'page'] as const, buckets, registers: [registry] })
  const meters = new Map<VitalName, ReturnType<typeof meter>>()
  return (labels: { brand: string; page: string }, { name, value }: Vital) => {
    const found = meters.get(name) ?? meter(measures[name])
    meters.set(name, found)
    found.observe(labels, name === 'CLS' ? value : value / 1000)
  }
}

export function vitalsHandlers({
  registry = new Registry(),
}: Pick<Deps, 'registry'>): Handlers<typeof contract>['vitals'] {
  const observe = vitalsMeter(registry)
  return {
    report: async ({ body }, { brand }) => {
      const page = measuredPages.includes(body.page) ? body.page : 'other'
      for (const vital of body.vitals) observe({ brand: brand.key, page }, vital)
      return null
    },
  }
}
