export type Report = { area: string; text: string; cause: unknown }
type Listener = (report: Report) => void
const listeners = new Set<Listener>()
/** The first reports, for later listeners: failures at start-up happen before any is registered. */
const early: Report[] = []
const mostEarly = 10

/** Registers a listener, such as a monitoring service [S1-8-19]. */
export function onReport(listener: Listener) {
  listeners.add(listener)
  for (const report of early.splice(0)) listener(report)
  return () => void listeners.delete(listener)
}

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Logs a failure that is not shown to the shopper. */
export function reportFailure(area: string, cause: unknown, text = textOf(cause)) {
  console.warn(`${area}: ${text}`)
  if (listeners.size === 0 && early.length < mostEarly) early.push({ area, text, cause })
  for (const listener of listeners) listener({ area, text, cause })
}
