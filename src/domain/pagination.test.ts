import { expect, it } from 'vitest'
import { firstPage, pageCount, withPage, withTotal } from './pagination.ts'

const pages = { page: 2, totalItems: 25, itemsPerPage: 10 }

it('accepts pages from 1 to the last and refuses others [S1-2.10-41]', () => {
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
