/** Bytes of an answer, head included, after which a connection ends: one place of every kind there is. */
export const cutPlaces = {
  'in the status line': () => 7,
  'in the head': (head: number) => Math.floor(head / 2),
  'between head and body': (head: number) => head,
  'in the middle of the body': (head: number, body: number) => head + Math.ceil(body / 2),
  'before the last byte': (head: number, body: number) => head + body - 1,
} as const
export type CutPlace = keyof typeof cutPlaces

/** What becomes of one request on its way between browser and shop. */
export type Fault =
  /** Nothing: it is only watched. */
  | { kind: 'none' }
  /** The connection is reset before the shop hears of it. */
  | { kind: 'refuse' }
  /** The shop never hears of it; the browser waits, then the connection is reset. */
  | { kind: 'hang'; ms: number }
  /** The shop gets half of the body, then the connection ends on both sides. */
  | { kind: 'cut while sending' }
  /** The shop has taken it; the browser waits for an answer that never comes. */
  | { kind: 'lose'; ms?: number }
  /** The first byte of the answer is late. */
  | { kind: 'delay'; ms: number }
  | { kind: 'slow'; bytesPerSecond: number }
  /** Ends with a reset, as when a router dies. */
  | { kind: 'cut'; place: CutPlace }
  /** Ends as if all had been said, as when a proxy dies. */
  | { kind: 'half-close'; place: CutPlace }
  /** A proxy's own answer; the shop never hears of it. */
  | { kind: 'status'; status: number }
  /** The sign-in page of a hotel's network in place of the answer, with a status that says all is well. */
  | { kind: 'html' }
  | { kind: 'truncated gzip' }
  /** Comes to the shop twice at the same moment. */
  | { kind: 'replay' }
  /** Its answer waits until another request that matches has been answered. */
  | { kind: 'overtaken' }
  | { kind: 'rewrite'; text: (text: string) => string }
  /** As the shop said it, with one more line in its head, in place of any of that name. */
  | { kind: 'header'; name: string; value: string }

export type Match = {
  method?: string
  path: string | RegExp
  /** Which of the requests that match is struck, from 1; without it, all are. */
  nth?: number
}
