import type { ListingQuery, ListingSort } from '#contract/catalogue.ts'
import { listingSorts } from '#contract/limits.ts'

const lastPage = 10_000

export type ListingView = 'grid' | 'list'

/** What the address of a listing says: filter, order, page and view. Nonsense is left out, so no address can break the page. */
export type ListingAddress = { filter?: string; sort?: ListingSort; page: number; view?: ListingView }

export function readListingAddress(search: URLSearchParams): ListingAddress {
  const sort = listingSorts.find((known) => known === search.get('sort'))
  const page = Number(search.get('page') ?? 1)
  const filter = search.get('filter')
  const view = search.get('view')
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    ...(sort ? { sort } : {}),
    ...(filter ? { filter } : {}),
    ...(view === 'grid' || view === 'list' ? { view } : {}),
  }
}

/** Whether the address shows another list than the bare one. What campaigns hang onto it (utm_source, gclid) does not. */
export function isNarrowed(search: URLSearchParams): boolean {
  const { filter, sort, page, view } = readListingAddress(search)
  return page > 1 || (filter ?? sort ?? view) !== undefined
}

export function listingQueryOf({ filter, sort, page }: ListingAddress): ListingQuery {
  return { ...(filter ? { filter } : {}), ...(sort ? { sort } : {}), ...(page > 1 ? { page } : {}) }
}

type Change = { filter?: string | null; sort?: string | null; page?: number; view?: ListingView }

/** The query part of the address after a change. Another filter or order begins at the first page again. */
export function changedAddress(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search)
  if (!('page' in change) && !('view' in change)) next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '' || (key === 'page' && value === 1)) next.delete(key)
    else next.set(key, String(value))
  }
  const text = next.toString()
  return text ? `?${text}` : ''
}
