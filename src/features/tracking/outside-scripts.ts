import type { TrackedEvent } from '#domain/tracking/tracking.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { createScriptLibrary } from '#lib/tracking/script-library.ts'
import type { Listeners } from './listeners.ts'
import { heardOf } from './rules/tracking-table.ts'

/** What the scripts leave on the page: each one function, or an object with one. */
type Page = {
  snowplow?: (command: 'trackStructEvent', event: object) => void
  pintrk?: (command: 'load' | 'track', ...facts: unknown[]) => void
  pushProvider?: { onUserId: (listener: (id: string) => void) => void }
}
const page = () => window as Page

type Outsider = { hear: (tracked: TrackedEvent) => void; ready?: () => void }

const eventTracker: Outsider = {
  hear(tracked) {
    const { structured } = heardOf(tracked)
    if (structured) page().snowplow?.('trackStructEvent', structured)
  },
}

const socialPixel = (id: string): Outsider => ({
  ready: () => page().pintrk?.('load', id),
  hear(tracked) {
    const { pixel } = heardOf(tracked)
    if (pixel) page().pintrk?.('track', pixel.name, pixel.facts)
  },
})

/** One word to the data layer when there is an id, and again only when it is another [S1-1-21]. */
function pushProvider(): Outsider {
  let known: string | null = null
  const learn = (id: string) => {
    if (!id || id === known) return
    known = id
    track('push_user_id', { id })
  }
  return { ready: () => page().pushProvider?.onUserId(learn), hear: () => {} }
}

// The tag manager reads the data layer itself.
const tagManager: Outsider = { hear: () => {} }

type Named = { src: string; outsider: Outsider }

const namedIn = ({ tagManager: tags, eventTracker: events, socialPixel: social, push }: Listeners) => ({
  ...(tags ? { tagManager: { src: tags, outsider: tagManager } } : {}),
  ...(events ? { eventTracker: { src: events, outsider: eventTracker } } : {}),
  ...(social ? { socialPixel: { src: social.script, outsider: socialPixel(social.id) } } : {}),
  ...(push ? { push: { src: push, outsider: pushProvider() } } : {}),
})

/** Loads each script the server names, once; events before it has loaded are queued for it. */
export function outsideScripts(listeners: Listeners) {
  const named: Record<string, Named> = namedIn(listeners)
  const library = Object.fromEntries(Object.entries(named).map(([name, { src }]) => [name, src]))
  const load = createScriptLibrary({ library, document })
  const hearers = Object.entries(named).map(([name, { outsider }]) => {
    let waiting: TrackedEvent[] | null = []
    load(name).then(
      () => {
        outsider.ready?.()
        for (const tracked of waiting ?? []) outsider.hear(tracked)
        waiting = null
      },
      (cause: unknown) => {
        reportFailure('tracking', cause, `${name} could not be loaded`)
        waiting = []
        outsider.hear = () => {}
      },
    )
    return (tracked: TrackedEvent) => (waiting ? void waiting.push(tracked) : outsider.hear(tracked))
  })
  return {
    hear: (tracked: TrackedEvent) => {
      for (const hear of hearers) hear(tracked)
    },
  }
}
