/// <reference lib="webworker" />

/** What a policy matches on: plain values, so that a test needs no worker. */
export type Seen = {
  url: URL
  /** The request is same-origin. */
  isOwn: boolean
  method: string
  mode: string
  /** The request has credentials of a user. */
  isSigned: boolean
}

export type Handler = { handle: (options: { event: ExtendableEvent; request: Request }) => Promise<Response> }

/** One kind of request: its matcher, its handler and its behaviour offline. */
export type Policy = {
  name: string
  offline: string
  matches: (seen: Seen) => boolean
  /** Null: the worker does not handle the request. */
  handler: Handler | null
}

export const isPlainRead = ({ isOwn, method, isSigned }: Seen) => isOwn && method === 'GET' && !isSigned

/** Loaded by a page, not a navigation. */
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
