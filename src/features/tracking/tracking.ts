import type { Api } from '#contract/client.ts'
import { onTrack } from '#lib/tracking/data-layer.ts'
import { analyticsService } from './analytics-service.ts'
import { listenersHere } from './listeners.ts'
import { outsideScripts } from './outside-scripts.ts'
import { watchProductClicks } from './product-clicks.ts'

/** Starts sending events: always to the shop's own service, and to the external services that the server names. */
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
