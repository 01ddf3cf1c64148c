import type { Api } from '#contract/client.ts'
import { onTrack } from '#lib/data-layer.ts'
import { analyticsService } from './analytics-service.ts'
import { listenersHere } from './listeners.ts'
import { outsideScripts } from './outside-scripts.ts'
import { watchProductClicks } from './product-clicks.ts'

/** Begins to pass on what is noted: to the shop's own service always, outside only where the server names somebody. */
export function startTracking(api: Pick<Api, 'analytics'>) {
  const service = analyticsService(api)
  const hearers = [service, outsideScripts(listenersHere())]
  const stop = onTrack((tracked) => {
    for (const { hear } of hearers) hear(tracked)
  })
  service.visit()
  const stopClicks = watchProductClicks()
  return () => {
    stop()
    stopClicks()
  }
}
