/** Bytes of a response, including its head, after which the connection is cut: one position of every kind. */
export const cutPlaces = {
  'in the status line': () => 7,
  'in the head': (head: number) => Math.floor(head / 2),
  'between head and body': (head: number) => head,
  'in the middle of the body': (head: number, body: number) => head + Math.ceil(body / 2),
  'before the last byte': (head: number, body: number) => head + body - 1,
} as const
export type CutPlace = keyof typeof cutPlaces

/** What happens to one request between browser and shop. */
export type Fault =
  /** No fault: the request is only observed. */
  | { kind: 'none' }
  /** The connection is reset before the shop receives the request. */
  | { kind: 'refuse' }
  /** The shop never receives the request; the browser waits, then the connection is reset. */
  | { kind: 'hang'; ms: number }
  /** The shop receives half of the body, then both connections are closed. */
  | { kind: 'cut while sending' }
  /** The shop has handled the request; the browser waits for a response that never arrives. */
  | { kind: 'lose'; ms?: number }
  /** The first byte of the response is late. */
  | { kind: 'delay'; ms: number }
  | { kind: 'slow'; bytesPerSecond: number }
  /** Ends with a reset, like a failing router. */
  | { kind: 'cut'; place: CutPlace }
  /** Ends with a regular close, like a failing proxy. */
  | { kind: 'half-close'; place: CutPlace }
  /** A proxy's own response; the shop never receives the request. */
  | { kind: 'status'; status: number }
  /** The sign-in page of a captive portal in place of the response, with status 200. */
  | { kind: 'html' }
  | { kind: 'truncated gzip' }
  /** The shop receives the request twice at the same time. */
  | { kind: 'replay' }
  /** The response waits until another matching request has its response. */
  | { kind: 'overtaken' }
  | { kind: 'rewrite'; text: (text: string) => string }
  /** The response of the shop with one header replaced or added. */
  | { kind: 'header'; name: string; value: string }

export type Match = {
  method?: string
  path: string | RegExp
  /** Number of the matching request that fails, from 1; without it, all fail. */
  nth?: number
}
