import type { Api } from '#contract/client.ts'
import type { ProjectRow } from '#contract/project/project-search.ts'
import { csvMark } from '#domain/web/csv.ts'
import type { RowsQuery } from '#features/project/dashboard/queries.ts'
import { csvLine } from '#features/project/dashboard/rules/csv.ts'
import { plainCell } from '#features/project/dashboard/rules/dashboard-cell.ts'
import type { DashboardColumn } from '#features/project/dashboard/rules/dashboard-columns.ts'

/** Rows written before yielding to the event loop, so that input is not blocked. */
const atOnce = 250
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

type Rows = { api: Api; query: RowsQuery; signal: AbortSignal }

/** All rows of a search, without a limit [S3-7-66] [S3-9-06]. */
export async function rowsToExport({ api, query, signal }: Rows) {
  const { quotes } = await api.projectExport.rows({ query: { ...query, page: 0, limit: -1 } }, { signal })
  return quotes
}

type Parts = { columns: readonly DashboardColumn[]; signal: AbortSignal; onDone: (rows: number) => void }

/** The shown columns in their order, a head and a line for each row. Throws when it is called off. */
export async function csvOf(rows: readonly ProjectRow[], { columns, signal, onDone }: Parts): Promise<Blob> {
  const parts = [csvMark, csvLine(columns.map(({ title }) => title))]
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    parts.push(some.map((row) => csvLine(columns.map(({ path }) => plainCell(row, path)))).join(''))
    onDone(from + some.length)
    await breath()
    signal.throwIfAborted()
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
