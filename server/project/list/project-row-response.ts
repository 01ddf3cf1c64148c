import { dayFormatText } from '#contract/fields/field-texts.ts'
import type { ProjectRow, RowQuery } from '#contract/project/project-search.ts'
import { toDollars } from '#domain/money/money.ts'
import { noSalespersonCodeText } from '#domain/project/project-texts.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { categoryRows } from '../../catalogue/store/categories.ts'
import type { Db } from '../../database/database.ts'
import { invalidField } from '../../http/request/errors.ts'
import { dayAfter, readQueryDay, startOfDay } from '../../lib/days.ts'
import type { ProjectRowData, RowFilter, RowSort } from '../store/project-rows.ts'

const usualDays = 90
// No project is older than this day.
const firstDay = '2016-01-01'

/** A row of the dashboard. */
export function rowResponse(row: ProjectRowData): ProjectRow {
  const { quoteData: data, quotedCents } = row
  const of = (key: string) => data[key] ?? ''
  const place = [of('suburb'), of('state'), of('postCode')].filter(Boolean).join(' ')
  return {
    projectName: row.projectName,
    projectId: row.id,
    folderName: row.folderName,
    folderId: row.folderId,
    quoteId: row.quoteId,
    status: { name: row.status },
    salesperson: row.salesperson === null ? null : { name: row.salesperson },
    store: row.store === null ? null : { name: row.store },
    customerName: of('customerName'),
    customerPhone: of('contactNumber'),
    customerEmail: of('customerEmail'),
    secondaryCustomerPhone: of('customerNumberSecondary'),
    secondaryCustomerEmail: of('customerEmailSecondary'),
    quotePrice: quotedCents === null ? null : toDollars(quotedCents),
    projectGoal: of('projectGoal'),
    projectStart: of('projectStart'),
    created: new Date(row.created).toISOString(),
    dateModified: new Date(row.dateModified).toISOString(),
    referrer: of('referrerBusinessName') || of('referrerName'),
    fullAddress: [of('projectAddress'), place].filter(Boolean).join(', '),
  }
}

/** Each category with the names along its path, separated by slashes. */
export async function categoryPaths(db: Db) {
  const rows = await categoryRows(db)
  const names = new Map(rows.map(({ uri, name }) => [uri, name]))
  const pathOf = (uri: string) => {
    const parts = uri.split('/')
    return parts.map((_, index) => names.get(parts.slice(0, index + 1).join('/')) ?? '').join('/')
  }
  return rows.map(({ uri }) => ({ uri, path: pathOf(uri) }))
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

async function categoryUri(db: Db, path: string | undefined) {
  if (!path) return undefined
  const known = (await categoryPaths(db)).find((row) => sameText(row.path, path) || row.uri === path)
  if (!known) throw invalidField('category', 'Choose a category')
  return known.uri
}

function daysOf({ fromDate, toDate, allTime }: RowQuery, today: string) {
  const day = (field: string, text: string | undefined, usual: string) => {
    if (text === undefined) return usual
    const read = readQueryDay(text)
    if (!read) throw invalidField(field, dayFormatText)
    return read
  }
  const from = day('fromDate', fromDate, allTime ? firstDay : dayAfter(today, -usualDays))
  const to = day('toDate', toDate, today)
  if (from > to) throw invalidField('toDate', 'Choose a last day on or after the first')
  return { from, to }
}

type FilterParams = { brand: Brand; now: Date; ownCode: string | null }

/** The filter of a dashboard query. "Only my projects" always uses the caller's own code [S3-6-08]. */
export async function rowFilter(db: Db, query: RowQuery, { brand, now, ownCode }: FilterParams): Promise<RowFilter> {
  const { from, to } = daysOf(query, shopDay(now, brand.country))
  if (query.onlyMyProjects && ownCode === null) throw invalidField('onlyMyProjects', noSalespersonCodeText)
  return {
    brand: brand.key,
    from: startOfDay(from, brand.country),
    until: startOfDay(dayAfter(to, 1), brand.country),
    salespersonCode: query.onlyMyProjects ? (ownCode ?? undefined) : query.salespersonCode || undefined,
    withCulinaryBookings: query.showCulinaryBookings ?? true,
    manufacturer: query.brand || undefined,
    category: await categoryUri(db, query.category),
    sku: query.sku?.trim() || undefined,
    referrerCode: query.referrerCode || undefined,
  }
}

export const rowSort = ({ sortProperty = 'dateModified', sortDirection = 'desc' }: RowQuery): RowSort => ({
  property: sortProperty,
  direction: sortDirection,
})
