import type { MadePage } from './rendered-page.ts'

export type Redirection = { kind: 'redirect'; status: number; location: string }
export type Answer = MadePage | Redirection

export type PageCacheSettings = {
  /** How long a page is fresh; 0 disables the cache. */
  seconds: number
  /** Maximum size of all cached pages. */
  bytes: number
}

type Options = PageCacheSettings & { clock: () => Date; onFailure: (error: unknown) => void }
type Kept = { page: MadePage; bytes: number; freshUntil: number; staleUntil: number }

/** A stale page is served for this multiple of its fresh time while it is rendered again. */
const staleTimes = 9
/** 404 pages are cached briefly: the page may appear soon, and the number of such URLs is unlimited. */
const missingSeconds = 5

/** The compressed forms together are less than half of the text. */
const weightOf = ({ html }: MadePage) => Math.ceil(html.length * 1.5) + 2000

/**
 * LRU cache of pages with stale-while-revalidate. Concurrent requests share one rendering; when a background rendering
 * fails, the old page stays.
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
    /** Current size of all cached pages. */
    weight: () => weight,
    async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
      if (seconds === 0) return make()
      const found = kept.get(key)
      const now = clock().getTime()
      if (!found || now >= found.staleUntil) return makeOnce(key, make)
      kept.delete(key)
      kept.set(key, found) // marks it as most recently used
      if (now >= found.freshUntil) makeOnce(key, make).catch(onFailure)
      return found.page
    },
  }
}
