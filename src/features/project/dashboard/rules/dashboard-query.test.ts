import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import {
  addressOfView,
  changedView,
  dashboardPageSize,
  defaultView,
  givenParameters,
  isLargeResult,
  largeResult,
  narrowedByCustomer,
  searchParameters,
  sortedBy,
  viewOfAddress,
} from './dashboard-query.ts'

const today: PlainDate = [2026, 11, 20]
const usual = defaultView(today)
const sent = (change: Partial<typeof usual> = {}, ownCode: string | null = 'NH01') =>
  searchParameters({ ...usual, ...change }, { today, ownCode })

describe('the query of the dashboard', () => {
  it('has the eleven filters and four that are looked up [S3-2-54]', () => {
    expect(Object.keys(usual)).toEqual([
      ...['page', 'limit', 'sortProperty', 'sortDirection', 'fromDate', 'toDate', 'allTime', 'onlyMyProjects'],
      ...['salespersonCode', 'customerName', 'showCulinaryBookings'],
      ...['brand', 'category', 'sku', 'referrerCode'],
    ])
  })

  it('drops empty parameters and keeps numbers, zero and below included [S3-5-07] [S3-5-08]', () => {
    const given = { a: '', b: null, c: undefined, d: [], e: false, f: 'x', g: 0, h: -1, i: true, page: 0, limit: 13 }
    expect(givenParameters(given)).toEqual({ f: 'x', g: 0, h: -1, i: true, page: 0, limit: 13 })
  })

  it('keeps showCulinaryBookings when it is off, and no other flag [S3-5-09]', () => {
    expect(givenParameters({ showCulinaryBookings: false, onlyMyProjects: false })).toEqual({
      showCulinaryBookings: false,
    })
    expect(sent({ showCulinaryBookings: true })).toMatchObject({ showCulinaryBookings: true })
  })

  it('sends the last 90 days, newest change first, 13 rows from page 0 [S3-9-02] [S3-9-03]', () => {
    expect(sent()).toEqual({
      page: 0,
      limit: 13,
      sortProperty: 'dateModified',
      sortDirection: 'desc',
      fromDate: '2026-08-22',
      toDate: '2026-11-20',
      showCulinaryBookings: true,
    })
    expect(dashboardPageSize).toBe(13)
  })

  it('never sends the name of a customer [S3-5-10]', () => {
    expect(sent({ customerName: 'Priya' })).not.toHaveProperty('customerName')
  })

  it('sends all time as 2016 until today [S3-9-05]', () => {
    expect(sent({ allTime: true, fromDate: '2026-01-01' })).toMatchObject({
      allTime: true,
      fromDate: '2016-01-01',
      toDate: '2026-11-20',
    })
  })

  it("sends the account's own salesperson code with only my projects [S3-6-08]", () => {
    expect(sent({ onlyMyProjects: true, salespersonCode: 'WT02' })).toMatchObject({
      onlyMyProjects: true,
      salespersonCode: 'NH01',
    })
    expect(sent({ salespersonCode: 'WT02' })).toMatchObject({ salespersonCode: 'WT02' })
    const off = sent({ onlyMyProjects: true }, null)
    expect(off).not.toHaveProperty('onlyMyProjects')
    expect(off).not.toHaveProperty('salespersonCode')
  })
})

describe('a view and its address', () => {
  it('contains only what differs, and is read back completely', () => {
    const view = {
      ...usual,
      page: 3,
      brand: 'Marlow',
      showCulinaryBookings: false,
      sortProperty: 'quotePrice' as const,
    }
    const address = addressOfView(view, today)
    expect([...address.keys()].toSorted()).toEqual(['brand', 'page', 'showCulinaryBookings', 'sortProperty'])
    expect(viewOfAddress(address, today)).toEqual(view)
    expect(addressOfView(usual, today).size).toBe(0)
  })

  it('passes over what no filter can be', () => {
    const wrong = new URLSearchParams('page=-1&sortProperty=secret&sortDirection=up&fromDate=2026-02-31&toDate=x')
    expect(viewOfAddress(wrong, today)).toEqual(usual)
  })

  it('begins at the first page after a change, and goes to another page with the same filters', () => {
    const third = { ...usual, page: 2 }
    expect(changedView(third, { brand: 'Marlow' }).page).toBe(0)
    expect(changedView(third, { page: 3 }).page).toBe(3)
  })

  it('sorts upwards first, then downwards [S3-2-55]', () => {
    const once = sortedBy(usual, 'customerName')
    expect(once).toMatchObject({ sortProperty: 'customerName', sortDirection: 'asc', page: 0 })
    expect(sortedBy(once, 'customerName').sortDirection).toBe('desc')
    expect(sortedBy(sortedBy(once, 'customerName'), 'created').sortDirection).toBe('asc')
  })
})

it('warns above 2000 results, and not of 2000 [S3-9-04]', () => {
  expect([isLargeResult(2000), isLargeResult(2001)]).toEqual([false, true])
  expect(largeResult).toBe(2000)
})

it('narrows loaded rows by a part of the name, in any case', () => {
  const rows = [{ customerName: 'Priya Raman' }, { customerName: 'Signe Lindgren' }]
  expect(narrowedByCustomer(rows, ' LIND ')).toEqual([rows[1]])
  expect(narrowedByCustomer(rows, '')).toBe(rows)
})
