import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'

export type Pagination = { readonly page: number; readonly totalItems: number; readonly itemsPerPage: number }

export function firstPage(itemsPerPage: number): Pagination {
  return { page: 1, totalItems: 0, itemsPerPage }
}

export function pageCount({ totalItems, itemsPerPage }: Pick<Pagination, 'totalItems' | 'itemsPerPage'>): number {
  return Math.ceil(totalItems / itemsPerPage)
}

/** Only pages from 1 to the last one are taken; with no items that is none. */
export function withPage(pagination: Pagination, page: number): Outcome<Pagination, 'page_out_of_range'> {
  const isPage = Number.isInteger(page) && page >= 1 && page <= pageCount(pagination)
  return isPage ? accept({ ...pagination, page }) : reject('page_out_of_range')
}

export function withTotal(pagination: Pagination, totalItems: number): Outcome<Pagination, 'negative_total'> {
  return totalItems >= 0 ? accept({ ...pagination, totalItems }) : reject('negative_total')
}

/** Whether a list can be opened at this page. Page 1 always can: without items it says that there are none. */
export function hasPage({ page, totalItems, itemsPerPage }: Pagination): boolean {
  if (page === 1) return true
  const pages = withTotal(firstPage(itemsPerPage), totalItems)
  return pages.ok && withPage(pages.value, page).ok
}
