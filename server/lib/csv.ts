import { csvRow, keptText } from '#domain/web/csv.ts'

/** A cell that no spreadsheet executes. Numbers stay numbers. */
function cellOf(value: string | number | null): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : keptText(value)
}

export const csvLine = (cells: readonly (string | number | null)[]) => csvRow(cells.map(cellOf))
