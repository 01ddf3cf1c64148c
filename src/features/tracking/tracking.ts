import type { Api } from '#contract/client.ts'
import type { TrackedEvent } from '#domain/tracking/tracking.ts'
import { allowsOptional, whenAllowed } from '#lib/tracking/consent.ts'
import { onTrack } from '#lib/tracking/data-layer.ts'
import { analyticsService } from './analytics-service.ts'
import { listenersHere } from './listeners.ts'
import { outsideScripts } from './outside-scripts.ts'
import { watchProductClicks } from './product-clicks.ts'

/** Starts sending events: always to the shop's own service, and to the external services that the server names. */
export function startTracking(api: Pick<Api, 'analytics'>) {
  const service = analyticsService(api)
  let outside: ReturnType<typeof outsideScripts> | undefined
  let view: TrackedEvent | undefined
  const stopConsent = whenAllowed(() => {
    outside = outsideScripts(listenersHere())
    // Of what happened before a consent, they receive only the page that is open.
    if (view) outside.hear(view)
  })
  const stop = onTrack((tracked) => {
    if (tracked.event === 'pageview') view = tracked
    service.hear(tracked)
    if (allowsOptional()) outside?.hear(tracked)
  })
  service.visit()
  const stopClicks = watchProductClicks()
  return () => {
    stop()
    stopConsent()
    stopClicks()
  }
}
