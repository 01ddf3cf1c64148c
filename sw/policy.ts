/// <reference lib="webworker" />

/** What a policy decides by: plain values, so that a test needs no worker. */
export type Seen = {
  url: URL
  /** The address belongs to this shop, not to another origin. */
  isOwn: boolean
  method: string
  mode: string
  /** The request names somebody. */
  isSigned: boolean
}

export type Handler = { handle: (options: { event: ExtendableEvent; request: Request }) => Promise<Response> }

/** One kind of request: which it is, who answers it, and what is left of it without a connection. */
export type Policy = {
  name: string
  offline: string
  matches: (seen: Seen) => boolean
  /** Null: the browser asks the network as if there were no worker. */
  handler: Handler | null
}

export const isPlainRead = ({ isOwn, method, isSigned }: Seen) => isOwn && method === 'GET' && !isSigned

/** Wanted by a page, not opened as one. */
export const isPart = (seen: Seen) => isPlainRead(seen) && seen.mode !== 'navigate'

export function seenOf(request: Request): Seen {
  const url = new URL(request.url)
  return {
    url,
    isOwn: url.origin === self.location.origin,
    method: request.method,
    mode: request.mode,
    isSigned: request.headers.has('authorization'),
  }
}
