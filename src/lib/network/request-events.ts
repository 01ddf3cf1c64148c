/** The outcome of a request: a response with any status, or none. */
export type RequestEvent = {
  readonly arrived: boolean
  readonly method: string
  /** When the answer was made (epoch ms); a stored one says when it was stored. */
  readonly madeAt: number | null
  /** The oldest client the server says it speaks with; 0 when it says nothing. */
  readonly minClient: number
}
type Listener = (traffic: RequestEvent) => void
const listeners = new Set<Listener>()

/** Subscribes to request outcomes, which show the connection state more reliably than `navigator.onLine`. */
export function onRequestEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitRequestEvent(event: RequestEvent) {
  for (const listener of listeners) listener(event)
}
