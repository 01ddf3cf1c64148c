/** Byte order mark: spreadsheets read the text as UTF-8. */
export const csvMark = '\uFEFF'

/** A spreadsheet takes a text that begins like this for a formula and runs it; a leading apostrophe keeps it a text. */
export const keptText = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** One line of a file as RFC 4180 has it, with its CRLF. */
export const csvRow = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
