import type { RowPath } from '#contract/project/project-values.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { isoDate, slashDate } from '#domain/time/date-math.ts'
import { localDate, readIsoDate } from '#domain/time/plain-date.ts'

export type CellKind = 'text' | 'status' | 'day' | 'moment' | 'dollars' | 'phone' | 'email'

/** How a column reads; those left out are plain text. */
const kinds: { readonly [Path in RowPath]?: CellKind } = {
  'status.name': 'status',
  quotePrice: 'dollars',
  created: 'moment',
  dateModified: 'moment',
  projectStart: 'day',
  customerPhone: 'phone',
  secondaryCustomerPhone: 'phone',
  customerEmail: 'email',
  secondaryCustomerEmail: 'email',
}
export const cellKind = (path: RowPath): CellKind => kinds[path] ?? 'text'

/** The value at a path such as `status.name`; null when a key is missing [S3-2-53]. */
export function cellValue(row: unknown, path: RowPath): string | number | null {
  let value: unknown = row
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null
    value = (value as Record<string, unknown>)[key]
  }
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The local day of a timestamp, or a plain day unchanged. */
function dayOf(value: string | number, kind: CellKind) {
  const text = String(value)
  if (kind === 'day') return readIsoDate(text)
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : localDate(moment)
}

const twoDecimals = (dollars: number) => {
  const text = formatDollars(dollars)
  return text.includes('.') ? text : `${text}.00`
}

/** As the table shows it: days dd/MM/yyyy, dollars with two decimals; nothing for what is missing. */
export function cellText(row: unknown, path: RowPath): string {
  const value = cellValue(row, path)
  if (value === null || value === '') return ''
  const kind = cellKind(path)
  if (kind === 'day' || kind === 'moment') {
    const day = dayOf(value, kind)
    return day ? slashDate(day) : ''
  }
  return kind === 'dollars' && typeof value === 'number' ? twoDecimals(value) : String(value)
}

/** As a spreadsheet reads it: days yyyy-MM-dd, dollars as a plain number. */
export function plainCell(row: unknown, path: RowPath): string {
  const value = cellValue(row, path)
  if (value === null) return ''
  const kind = cellKind(path)
  const day = kind === 'day' || kind === 'moment' ? dayOf(value, kind) : null
  return day ? isoDate(day) : String(value)
}
