import type { MadePage } from './rendered-page.ts'

export type Redirection = { kind: 'redirect'; status: number; location: string }
export type PageResult = MadePage | Redirection

export type PageCacheSettings = {
  /** How long a page is fresh; 0 disables the cache. */
  seconds: number
  /** Maximum size of all cached pages. */
  bytes: number
}

type Options = PageCacheSettings & { clock: () => Date; onFailure: (error: unknown) => void }
type CachedPage = { page: MadePage; bytes: number; freshUntil: number; staleUntil: number }

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
  const cached = new Map<string, CachedPage>()
  const making = new Map<string, Promise<PageResult>>()
  let weight = 0
  let generation = 0

  function forget(key: string) {
    weight -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function lifeOf({ status }: MadePage) {
    const now = clock().getTime()
    if (status === 404) return { freshUntil: now + missingSeconds * 1000, staleUntil: now + missingSeconds * 1000 }
    return { freshUntil: now + seconds * 1000, staleUntil: now + seconds * 1000 * (1 + staleTimes) }
  }

  function store(key: string, result: PageResult) {
    if (result.kind === 'redirect') return forget(key)
    if (!result.isWhole || (result.status !== 200 && result.status !== 404)) return
    forget(key)
    const bytes = weightOf(result)
    if (bytes > limit) return
    cached.set(key, { page: result, bytes, ...lifeOf(result) })
    weight += bytes
    for (const oldest of cached.keys()) {
      if (weight <= limit) break
      forget(oldest)
    }
  }

  function makeOnce(key: string, make: () => Promise<PageResult>) {
    const under = making.get(key)
    if (under) return under
    const startedIn = generation
    const run = make()
      .then((result) => {
        // A page that was begun before a change may show what was before it.
        if (generation === startedIn) store(key, result)
        return result
      })
      .finally(() => {
        if (making.get(key) === run) making.delete(key)
      })
    making.set(key, run)
    return run
  }

  return {
    /** Forgets every page, also those that are being rendered. */
    clear: () => {
      generation++
      cached.clear()
      making.clear()
      weight = 0
    },
    /** Current size of all cached pages. */
    weight: () => weight,
    async get(key: string, make: () => Promise<PageResult>): Promise<PageResult> {
      if (seconds === 0) return make()
      const found = cached.get(key)
      const now = clock().getTime()
      if (!found || now >= found.staleUntil) return makeOnce(key, make)
      cached.delete(key)
      cached.set(key, found) // marks it as most recently used
      if (now >= found.freshUntil) makeOnce(key, make).catch(onFailure)
      return found.page
    },
  }
}
