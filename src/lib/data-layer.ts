import type { TrackedEvent, TrackedFacts, TrackedName } from '#domain/tracking.ts'

type Layered = { dataLayer?: object[] }
type Listener = (tracked: TrackedEvent) => void

/** What was noted before anybody listened, for whoever comes first. */
const early: TrackedEvent[] = []
const keepEarly: Listener = (tracked) => void early.push(tracked)
let tell = keepEarly

/** Notes what a shopper did: in the page's data layer, which tag managers read, and for whoever listens. */
export function track<Name extends TrackedName>(event: Name, facts: TrackedFacts[Name]) {
  const tracked = { event, ...facts } as unknown as TrackedEvent // one member of the union, which a generic cannot say
  const page = globalThis as Layered // other scripts may have made it, in this shape
  page.dataLayer ??= []
  page.dataLayer.push(tracked)
  tell(tracked)
}

/** Tells what was noted so far and everything from then on to the one place that passes it on. */
export function onTrack(listener: Listener) {
  tell = listener
  for (const tracked of early.splice(0)) listener(tracked)
  return () => {
    tell = keepEarly
  }
}
