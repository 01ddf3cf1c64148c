import { csvRow, keptText } from '#domain/web/csv.ts'

const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell)

/** One line of a file; cells that look like formulas become texts. */
export const csvLine = (cells: readonly string[]) =>
  csvRow(cells.map((cell) => (isNumber(cell) ? cell : keptText(cell))))
