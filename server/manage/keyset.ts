import { isId } from '../database/id.ts'
import { invalidField } from '../http/request/errors.ts'

const usual = 25

export const foreignMark = () => invalidField('after', 'This mark is not one of ours')

/** The texts of a mark that names the last row of a page. */
export function readMark(after: string | undefined, size: number): string[] | null {
  if (after === undefined) return null
  try {
    const mark: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(mark) && mark.length === size && mark.every((part) => typeof part === 'string')) return mark
  } catch {}
  throw foreignMark()
}

/** The id of the last row of a page. */
export function readIdMark(after: string | undefined): string | null {
  const [id] = readMark(after, 1) ?? []
  if (id === undefined) return null
  if (!isId(id)) throw foreignMark()
  return id
}

/** Time and id of the last row of a page. */
export type MomentMark = readonly [at: string, id: string] | null

export function readMomentMark(after: string | undefined): MomentMark {
  const [at, id] = readMark(after, 2) ?? []
  if (at === undefined || id === undefined) return null
  if (Number.isNaN(Date.parse(at)) || !isId(id)) throw foreignMark()
  return [at, id]
}

export const writeMark = (...parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** A page of rows. Reads one row more, to know whether there is a next page. */
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

type TextQuery = { after?: string | undefined; limit?: number | undefined; q?: string | undefined }

/** What a list reads in the order of one text of its rows: those after this text. */
export type TextPage = { after: string | null; q: string | undefined; count: number }

/** A page of rows in the order of one text, which marks name. */
export async function textPage<Row>(
  { after, limit, q }: TextQuery,
  read: (page: TextPage) => Promise<Row[]>,
  textOf: (row: Row) => string,
) {
  const [mark = null] = readMark(after, 1) ?? []
  return keysetPage(
    limit,
    (count) => read({ after: mark, q, count }),
    (row) => writeMark(textOf(row)),
  )
}
