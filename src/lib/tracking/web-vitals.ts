import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from '#contract/tracking/vitals.ts'

/**
 * Collects how fast and steady this page was for the shopper and hands it over when the page goes out of sight, which is
 * the last moment a browser promises. A figure goes out once: a page that comes back to sight is not counted again.
 */
export function collectWebVitals(send: (vitals: Vital[]) => void) {
  const waiting = new Map<string, Vital>()
  const sent = new Set<string>()
  const collect = ({ id, name, value }: Metric) => {
    if (!sent.has(id)) waiting.set(id, { name, value })
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(collect)

  // Added after the library's own listeners, which write down the last values first.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return
    const vitals = [...new Map([...waiting.values()].map((vital) => [vital.name, vital])).values()]
    for (const id of waiting.keys()) sent.add(id)
    waiting.clear()
    send(vitals)
  })
}
