import { replace } from 'react-router-dom'
import type { Listing, ListingQuery, ListingSort } from '#contract/catalogue/catalogue.ts'
import { listingSorts } from '#contract/fields/limits.ts'
import { hasPage } from '#domain/web/pagination.ts'

const lastPage = 10_000

export type ListingView = 'grid' | 'list'

/** The parameters of a listing URL: filter, order, page and view. Invalid values are ignored. */
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

/** Whether the URL filters, sorts, pages or sets the view. Other parameters (utm_source, gclid) do not count. */
export function isNarrowed(search: URLSearchParams): boolean {
  const { filter, sort, page, view } = readListingAddress(search)
  return page > 1 || (filter ?? sort ?? view) !== undefined
}

export function listingQueryOf({ filter, sort, page }: ListingAddress): ListingQuery {
  return { ...(filter ? { filter } : {}), ...(sort ? { sort } : {}), ...(page > 1 ? { page } : {}) }
}

type PageCounts = Pick<Listing, 'totalCount' | 'size'>

/** The address of page 1 instead of a page that the listing does not have; null where the page exists. */
export function firstPageInstead(url: URL, { totalCount, size }: PageCounts): string | null {
  const { page } = readListingAddress(url.searchParams)
  if (hasPage({ page, totalItems: totalCount, itemsPerPage: size })) return null
  return url.pathname + changedAddress(url.searchParams, { page: 1 })
}

/** Redirects a page past the last one to page 1: in a loader, so that the server's response is a redirect too. */
export function requireListingPage({ url }: Request, listing: PageCounts) {
  const address = firstPageInstead(new URL(url), listing)
  if (address !== null) throw replace(address)
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
