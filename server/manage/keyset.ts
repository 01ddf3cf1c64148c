import { invalidField } from '../http/request/errors.ts'

const usual = 25

/** The texts of a mark that names the last row of a page. */
export function readMark(after: string | undefined, size: number): string[] | null {
  if (after === undefined) return null
  try {
    const mark: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(mark) && mark.length === size && mark.every((part) => typeof part === 'string')) return mark
  } catch {}
  throw invalidField('after', 'This mark is not one of ours')
}

export const writeMark = (...parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** A page of rows, of which one more than the page holds was read. */
export async function keysetPage<Row>(
  limit: number | undefined,
  read: (count: number) => Promise<Row[]>,
  markOf: (row: Row) => string,
) {
  const size = limit ?? usual
  const rows = await read(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > size && last !== undefined ? markOf(last) : null }
}

/** `like` pattern of a text anywhere; its own signs count as text. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
