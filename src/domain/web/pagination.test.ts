import { expect, it } from 'vitest'
import { firstPage, hasPage, pageCount, withPage, withTotal } from './pagination.ts'

const pages = { page: 2, totalItems: 25, itemsPerPage: 10 }

it('accepts pages from 1 to the last and rejects others [S1-2.10-41]', () => {
  expect(pageCount(pages)).toBe(3)
  expect(withPage(pages, 1)).toEqual({ ok: true, value: { ...pages, page: 1 } })
  expect(withPage(pages, 3)).toEqual({ ok: true, value: { ...pages, page: 3 } })
  for (const page of [0, 4, -1, 1.5, Number.NaN]) {
    expect(withPage(pages, page)).toEqual({ ok: false, code: 'page_out_of_range' })
  }
  expect(pages.page).toBe(2)
})

it('accepts totals of 0 or more [S1-2.10-42]', () => {
  expect(withTotal(pages, 0)).toEqual({ ok: true, value: { ...pages, totalItems: 0 } })
  expect(withTotal(pages, -1)).toEqual({ ok: false, code: 'negative_total' })
})

it('stays at its first page while there is nothing to page through', () => {
  expect(firstPage(10)).toEqual({ page: 1, totalItems: 0, itemsPerPage: 10 })
  expect(withPage(firstPage(10), 1)).toEqual({ ok: false, code: 'page_out_of_range' })
})

it('opens a list at pages 1 to 3 of 25 items, and at page 1 of none [S1-2.10-41]', () => {
  const opens = (page: number, totalItems: number) => hasPage({ page, totalItems, itemsPerPage: 10 })
  expect([0, 1, 3, 4].map((page) => opens(page, 25))).toEqual([false, true, true, false])
  expect([1, 2].map((page) => opens(page, 0))).toEqual([true, false])
  expect(opens(2, -1)).toBe(false)
})
