import type * as z from 'zod'
import type { Db } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { issueText } from '../lib/issue-text.ts'
import { ImportError, type Problem } from './problem.ts'
import { type SourceRow, tableRows } from './source.ts'

export type Numbered<Row> = { line: number; row: Row }
export type Read<Row> = Numbered<Row> | { line: number; problems: Problem[] }

export type Written = { added: number; changed: number }

/** Problems that only the database or the rows before can show. */
export type Check<Row> = (db: Db, rows: readonly Numbered<Row>[]) => Promise<Problem[]>

/** One kind of file: how it is read, checked and written. */
export type Importer<Row> = {
  /** How many rows are written in one transaction: 1000 without it. */
  batchSize?: number
  read: (file: string) => AsyncIterable<Read<Row>>
  /** Checks the batches of a file one after another. What it remembers of them is needed for nothing else. */
  checker: () => Check<Row>
  /** Writes what differs, with everything derived from it. */
  write: (tx: Tx, rows: readonly Row[]) => Promise<Written>
  followUp?: FollowUp<Row>
  /** Finds rows that may be a mistake, and are written when large changes are allowed. */
  unusual?: Check<Row>
  losses?: () => Losses<Row>
  rest?: () => Rest<Row>
}

/** Counts what a file would take off sale, which a file with a mistake does to many products at once. */
export type Losses<Row> = {
  see: (db: Db, rows: readonly Numbered<Row>[]) => Promise<void>
  /** How many of those on sale, and what they would lose: `prices`. */
  count: (db: Db) => Promise<{ lost: number; all: number; what: string }>
}

/** What is in the shop and not in a file that is complete. */
export type Rest<Row> = {
  see: (rows: readonly Numbered<Row>[]) => void
  count: (db: Db) => Promise<{ lost: number; all: number; what: string }>
  /** Takes it off sale, and returns how much it was. */
  remove: (tx: Tx) => Promise<number>
}

/** What may fail for a row without keeping it out of the shop. */
export type FollowUp<Row> = {
  /** Sees the good rows while the file is checked. */
  plan: (rows: readonly Numbered<Row>[]) => void
  /** Runs after each batch, when its transaction has ended: other systems may be called. */
  run: (db: Db, rows: readonly Numbered<Row>[]) => Promise<void>
}

/** The problems of a row that a schema found, by the names of its columns. */
export const problemsOf = (error: z.ZodError, line: number, columnOf = (field: string) => field): Problem[] =>
  error.issues.map(({ path, message }) => ({ line, column: columnOf(path.map(String).join('.')), reason: message }))

/** Texts in another encoding would be stored with broken letters. */
export const encodingProblem = (line: number, values: SourceRow['values']): Problem[] =>
  Object.values(values).some((value) => value.includes('\ufffd'))
    ? [{ line, column: 'all', reason: 'is not UTF-8: save the file as “CSV UTF-8”' }]
    : []

/** Reads a table whose columns are named as the fields of the schema. */
export async function* readTable<Row>(file: string, schema: z.ZodType<Row>, needed: readonly string[]) {
  let isFirst = true
  for await (const source of tableRows(file)) {
    if (isFirst) checkColumns(file, source.values, needed)
    isFirst = false
    yield readRow(source, schema)
  }
  // Else an empty file of stock would be a success, every night.
  if (isFirst) throw new ImportError(`${file} has no rows.`)
}

function checkColumns(file: string, values: SourceRow['values'], needed: readonly string[]) {
  const missing = needed.filter((name) => !Object.hasOwn(values, name))
  if (missing.length > 0)
    throw new ImportError(`${file} has no column ${missing.map((name) => `"${name}"`).join(', ')}.`)
}

function readRow<Row>(source: SourceRow, schema: z.ZodType<Row>): Read<Row> {
  const { line, values, problem } = source
  if (problem) return { line, problems: [problem] }
  const { data, error } = schema.safeParse(values, { error: issueText })
  const problems = [...encodingProblem(line, values), ...(error ? problemsOf(error, line) : [])]
  return data !== undefined && problems.length === 0 ? { line, row: data } : { line, problems }
}

/** Finds rows of a file with the same key as one before. */
export function repeatedRows<Row>(column: string, keyOf: (row: Row) => string) {
  const lines = new Map<string, number>()
  return (rows: readonly Numbered<Row>[]): Problem[] =>
    rows.flatMap(({ line, row }) => {
      const key = keyOf(row)
      const first = lines.get(key)
      if (first === undefined) lines.set(key, line)
      return first === undefined ? [] : [{ line, column, reason: `${key} is in line ${first} already` }]
    })
}
