export const searchTermLimits = { min: 2, max: 100 } as const

const toSpaces = /[><;]|\.\.\//g
const notAllowed = /[^\p{L}\p{Nd}\-_+./\s]/gu

/** Steps one and two of the specification; inner runs of spaces stay as they are. */
export function sanitiseTerm(text: string): string {
  // Composed first, so that ō typed as o and a macron is the one letter it is. The second pass catches a `../` that
  // only came together when the characters between were taken out.
  return text.normalize('NFC').replace(toSpaces, ' ').replace(notAllowed, '').replace(toSpaces, ' ')
}

/** The term as it is searched for and shown. */
export function searchTerm(text: string): string {
  const term = sanitiseTerm(text).trim()
  // `.` and `..` would be steps in the address, not terms, and encoding does not help.
  return /^\.+$/.test(term) ? '' : term
}

/** One address segment: a slash in the term is encoded too. */
export function encodeTerm(text: string): string {
  return encodeURIComponent(searchTerm(text))
}

export function canSearch(text: string): boolean {
  return [...searchTerm(text)].length >= searchTermLimits.min
}
