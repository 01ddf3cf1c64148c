export type Report = { area: string; text: string; cause: unknown }
type Listener = (report: Report) => void
const listeners = new Set<Listener>()

/** Where a monitoring service hangs itself in [S1-8-19]. */
export function onReport(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Logs a failure the shopper is not told about. */
export function reportFailure(area: string, cause: unknown, text = textOf(cause)) {
  console.warn(`${area}: ${text}`)
  for (const listener of listeners) listener({ area, text, cause })
}
