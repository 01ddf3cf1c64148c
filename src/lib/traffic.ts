/** The outcome of a request: a response with any status, or none. */
export type Traffic = {
  readonly arrived: boolean
  readonly method: string
  /** When the answer was made (epoch ms); a stored one says when it was stored. */
  readonly madeAt: number | null
  /** The oldest client the server says it speaks with; 0 when it says nothing. */
  readonly minClient: number
}
type Listener = (traffic: Traffic) => void
const listeners = new Set<Listener>()

/** Subscribes to request outcomes, which show the connection state more reliably than `navigator.onLine`. */
export function onTraffic(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellTraffic(traffic: Traffic) {
  for (const listener of listeners) listener(traffic)
}
