import type { TrackedData, TrackedEvent, TrackedName } from '#domain/tracking/tracking.ts'

type Layered = { dataLayer?: object[] }
type Listener = (tracked: TrackedEvent) => void

/** Events tracked before the first listener subscribes. */
const early: TrackedEvent[] = []
const recordEarly: Listener = (tracked) => void early.push(tracked)
let notify = recordEarly

/** Tracks an event: in the page's data layer, which tag managers read, and for the listener. */
export function track<Name extends TrackedName>(event: Name, data: TrackedData[Name]) {
  const tracked = { event, ...data } as unknown as TrackedEvent // one member of the union, which a generic cannot say
  const page = globalThis as Layered // other scripts may have made it, in this shape
  page.dataLayer ??= []
  page.dataLayer.push(tracked)
  notify(tracked)
}

/** Sends earlier and future events to the listener. */
export function onTrack(listener: Listener) {
  notify = listener
  for (const tracked of early.splice(0)) listener(tracked)
  return () => {
    notify = recordEarly
  }
}
