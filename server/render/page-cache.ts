import type { MadePage } from './made-page.ts'

export type Redirection = { kind: 'redirect'; status: number; location: string }
export type Answer = MadePage | Redirection

export type PageCacheSettings = {
  /** How long a page is given out as it is; 0 keeps nothing. */
  seconds: number
  /** What all kept pages together may weigh. */
  bytes: number
}

type Options = PageCacheSettings & { clock: () => Date; onFailure: (error: unknown) => void }
type Kept = { page: MadePage; bytes: number; freshUntil: number; staleUntil: number }

/** For how many times its fresh life an old page is still given out while the new one is made. */
const staleTimes = 9
/** A page that is missing may be there in a moment, and there is no end of addresses without one. */
const missingSeconds = 5

/** Compressed forms come to less than half of the text; both may be made. */
const weightOf = ({ html }: MadePage) => Math.ceil(html.length * 1.5) + 2000

/**
 * Pages by address, the longest unused first to go. A page is made once however many ask for it at the same time. Once
 * its time is over it is given out a little longer while it is made anew behind; when that fails, it stays.
 */
export function createPageCache({ seconds, bytes: limit, clock, onFailure }: Options) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Answer>>()
  let weight = 0

  function forget(key: string) {
    weight -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function lifeOf({ status }: MadePage) {
    const now = clock().getTime()
    if (status === 404) return { freshUntil: now + missingSeconds * 1000, staleUntil: now + missingSeconds * 1000 }
    return { freshUntil: now + seconds * 1000, staleUntil: now + seconds * 1000 * (1 + staleTimes) }
  }

  function keep(key: string, answer: Answer) {
    if (answer.kind === 'redirect') return forget(key)
    if (!answer.isWhole || (answer.status !== 200 && answer.status !== 404)) return
    forget(key)
    const bytes = weightOf(answer)
    if (bytes > limit) return
    kept.set(key, { page: answer, bytes, ...lifeOf(answer) })
    weight += bytes
    for (const oldest of kept.keys()) {
      if (weight <= limit) break
      forget(oldest)
    }
  }

  function makeOnce(key: string, make: () => Promise<Answer>) {
    const under = making.get(key)
    if (under) return under
    const run = make()
      .then((answer) => {
        keep(key, answer)
        return answer
      })
      .finally(() => making.delete(key))
    making.set(key, run)
    return run
  }

  return {
    /** What all kept pages weigh now. */
    weight: () => weight,
    async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
      if (seconds === 0) return make()
      const found = kept.get(key)
      const now = clock().getTime()
      if (!found || now >= found.staleUntil) return makeOnce(key, make)
      kept.delete(key)
      kept.set(key, found) // moves it to the end of the row
      if (now >= found.freshUntil) makeOnce(key, make).catch(onFailure)
      return found.page
    },
  }
}
