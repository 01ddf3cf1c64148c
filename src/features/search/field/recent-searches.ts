import * as z from 'zod/mini'
import { recentSearchesKey, withoutSearch, withSearch } from '#domain/search/recent-searches.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'

const lifeMinutes = 90 * 24 * 60
const Stored = z.array(z.string())

type Options = { brand: string; storage?: Storage | null; now?: () => number }

/** The last terms that were searched for in a shop on this device. */
export function createRecentSearches({ brand, storage = browserStorage(), now = Date.now }: Options) {
  const expiring = createExpiringStorage({ storage, now })
  const key = recentSearchesKey(brand)

  function list(): readonly string[] {
    const stored = Stored.safeParse(expiring.read(key))
    return stored.success ? stored.data : []
  }
  function write(terms: readonly string[]) {
    if (terms.length === 0) expiring.remove(key)
    else expiring.write(key, terms, lifeMinutes)
    return terms
  }

  return {
    list,
    add: (term: string) => write(withSearch(list(), term)),
    remove: (term: string) => write(withoutSearch(list(), term)),
    clear: () => write([]),
  }
}
