/** Byte order mark: spreadsheets read the text as UTF-8. */
export const csvMark = '\uFEFF'

// A spreadsheet takes a text that begins like this for a formula and runs it; a leading apostrophe keeps it a text.
const asText = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** One line of a file as RFC 4180 has it, with its CRLF; cells that look like formulas become texts. */
export const csvLine = (cells: readonly string[]) => `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`
