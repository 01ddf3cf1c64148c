/** What came of a call: an answer, whatever it says, or none. */
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

/** Whoever wants to know whether there is a connection listens here: what calls come to says more than the browser's own word. */
export function onTraffic(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellTraffic(traffic: Traffic) {
  for (const listener of listeners) listener(traffic)
}
