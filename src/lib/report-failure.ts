export type Report = { area: string; text: string; cause: unknown }
type Listener = (report: Report) => void
const listeners = new Set<Listener>()
/** The first ones, for whoever listens later: what fails at the start fails before that. */
const early: Report[] = []
const mostEarly = 10

/** Where a monitoring service hangs itself in [S1-8-19]. */
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
