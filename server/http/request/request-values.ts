/** The largest integer that a database column can store. */
const largest = 2 ** 31 - 1

/**
 * Control characters, and those that turn the direction of the text after them. They come with copied text, cannot be
 * seen, and make an address or a note read as another one.
 */
const hidden = /[[\p{Cc}--[\0\t\n\r]]\u202A-\u202E\u2066-\u2069]/gv

type Problem = { field: string; text: string }

function problemOf(value: unknown): string | null {
  if (typeof value === 'string' && value.includes('\0')) return 'Remove the null character'
  // A lone surrogate has no UTF-8 encoding, so JSON columns do not accept it.
  if (typeof value === 'string' && !value.isWellFormed()) return 'Remove the broken character'
  if (typeof value === 'number' && Math.abs(value) > largest) return `Give a number up to ${largest}`
  return null
}

/**
 * The first value of a request that the database cannot store, with the name of its field. Runs for every request, so
 * that no schema has to check it.
 */
export function unusableValue(input: unknown): Problem | null {
  // A stack instead of recursion, because the caller controls the depth.
  const waiting: { field: string; value: unknown }[] = [{ field: '', value: input }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, value } = next
    const text = problemOf(value)
    if (text) return { field, text }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      const text = problemOf(name)
      if (text) return { field, text }
      waiting.push({ field: field ? `${field}.${name}` : name, value: inner })
    }
  }
  return null
}

/** Removes hidden characters from all texts of a request, in place. */
export function removeHidden<T>(input: T): T {
  const holder: Record<string, unknown> = { input }
  const waiting: object[] = [holder]
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const [name, value] of Object.entries(next)) {
      if (typeof value === 'string' && value.search(hidden) >= 0)
        Object.assign(next, { [name]: value.replace(hidden, '') })
      if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  return holder.input as T // only texts in it have changed
}
