import type { RowPath, SortDirection } from '#contract/project/project-values.ts'
import { projectPageSize, rowPaths } from '#contract/project/project-values.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'

/** Rows on a page of the dashboard [S3-9-02]. */
export const dashboardPageSize = projectPageSize
/** Above so many results a warning is shown, and an export asks first [S3-9-04]. */
export const largeResult = 2000
/** The first day of all time [S3-9-05]. */
export const firstDay = '2016-01-01'
const usualDays = 90

/** What the dashboard is narrowed and ordered by [S3-2-54]. Days are `yyyy-mm-dd`; empty means not narrowed. */
export type DashboardFilters = {
  /** From 0 [S3-9-03]. */
  page: number
  limit: number
  sortProperty: RowPath
  sortDirection: SortDirection
  fromDate: string
  toDate: string
  allTime: boolean
  onlyMyProjects: boolean
  salespersonCode: string
  /** Narrows the loaded page and is never sent [S3-5-10]. */
  customerName: string
  showCulinaryBookings: boolean
}

/** What is picked from a list that the server looks up. */
export type DashboardLookups = { brand: string; category: string; sku: string; referrerCode: string }
export type DashboardView = DashboardFilters & DashboardLookups

/** The last 90 days, what was changed last first. */
export function defaultView(today: PlainDate): DashboardView {
  return {
    page: 0,
    limit: dashboardPageSize,
    sortProperty: 'dateModified',
    sortDirection: 'desc',
    fromDate: isoDate(addDays(today, -usualDays)),
    toDate: isoDate(today),
    allTime: false,
    onlyMyProjects: false,
    salespersonCode: '',
    customerName: '',
    showCulinaryBookings: true,
    brand: '',
    category: '',
    sku: '',
    referrerCode: '',
  }
}

type Value = string | number | boolean
const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Drops empty parameters, but not numbers or `showCulinaryBookings=false` [S3-5-07] [S3-5-08] [S3-5-09]. */
export function givenParameters(parameters: Readonly<Record<string, unknown>>): Record<string, Value> {
  const present = Object.entries(parameters).filter(
    ([key, value]) =>
      typeof value === 'number' || (key === 'showCulinaryBookings' && value === false) || !isEmpty(value),
  )
  return Object.fromEntries(present) as Record<string, Value> // lists are no filters here
}

type Circumstances = {
  today: PlainDate
  /** The salesperson code of the staff account; with onlyMyProjects it replaces the selected salesperson [S3-6-08]. */
  ownCode: string | null
}

/** The query of the search, and of the export with `limit: -1` [S3-7-65] [S3-7-66]. */
export function searchParameters({ customerName: _, ...view }: DashboardView, { today, ownCode }: Circumstances) {
  const own = view.onlyMyProjects && ownCode !== null
  return givenParameters({
    ...view,
    ...(view.allTime ? { fromDate: firstDay, toDate: isoDate(today) } : {}),
    onlyMyProjects: own,
    salespersonCode: own ? ownCode : view.salespersonCode,
  })
}

const isDay = (text: string) => readIsoDate(text) !== null && text.length === firstDay.length
const flags = ['allTime', 'onlyMyProjects', 'showCulinaryBookings'] as const
const texts = ['salespersonCode', 'customerName', 'brand', 'category', 'sku', 'referrerCode'] as const
const longest = 100

/** Reads the view from a URL; invalid values get their defaults. */
export function viewOfAddress(search: URLSearchParams, today: PlainDate): DashboardView {
  const view = defaultView(today)
  for (const key of flags) if (search.has(key)) view[key] = search.get(key) === 'true'
  for (const key of texts) view[key] = (search.get(key) ?? '').slice(0, longest)
  for (const key of ['fromDate', 'toDate'] as const) {
    const day = search.get(key)
    if (day !== null && (day === '' || isDay(day))) view[key] = day
  }
  const page = Number(search.get('page') ?? 0)
  if (Number.isSafeInteger(page) && page > 0) view.page = page
  const property = rowPaths.find((path) => path === search.get('sortProperty'))
  if (property) view.sortProperty = property
  const direction = search.get('sortDirection')
  if (direction === 'asc' || direction === 'desc') view.sortDirection = direction
  return view
}

/** The address of a view: only what differs from where everybody begins, so that a link is short and stays right tomorrow. */
export function addressOfView(view: DashboardView, today: PlainDate): URLSearchParams {
  const usual = defaultView(today)
  const keys = Object.keys(usual) as (keyof DashboardView)[] // of a plain record made above
  const differing = keys.filter((key) => key !== 'limit' && view[key] !== usual[key])
  return new URLSearchParams(differing.map((key) => [key, String(view[key])]))
}

/** Another filter begins at the first page again [S3-A49]; another page keeps everything. */
export const changedView = (view: DashboardView, change: Partial<DashboardView>): DashboardView => ({
  ...view,
  page: 0,
  ...change,
})

/** A press on a column's head: upwards first, then the other way round [S3-2-55]. */
export function sortedBy(view: DashboardView, path: RowPath): DashboardView {
  const isTurned = view.sortProperty === path && view.sortDirection === 'asc'
  return changedView(view, { sortProperty: path, sortDirection: isTurned ? 'desc' : 'asc' })
}

export const isLargeResult = (totalCount: number) => totalCount > largeResult

/** The rows of the loaded page whose customer's name has this in it, in any case. */
export function narrowedByCustomer<Row extends { customerName: string }>(rows: readonly Row[], name: string) {
  const search = name.trim().toLowerCase()
  return search === '' ? rows : rows.filter(({ customerName }) => customerName.toLowerCase().includes(search))
}
