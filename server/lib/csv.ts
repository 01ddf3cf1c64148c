/** A spreadsheet reads these as the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

/** A cell that no spreadsheet executes. Numbers stay numbers. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`
