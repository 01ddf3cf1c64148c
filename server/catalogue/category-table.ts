import type { ReadDeps } from '../deps.ts'
import { memoize } from '../lib/memoize.ts'
import { type CategoryRow, categoryRows } from './store/categories.ts'

/** The table of categories in memory, in the order shoppers see them. */
export function categoryTable({
  db,
  clock,
  rememberMs,
  changes,
}: Pick<ReadDeps, 'db' | 'clock' | 'rememberMs' | 'changes'>) {
  const remembered = memoize({ clock, ms: rememberMs, changes })
  return () => remembered('categories', async () => tableOf(await categoryRows(db)))
}

function tableOf(rows: readonly CategoryRow[]) {
  const byUri = new Map(rows.map((row) => [row.uri, row]))
  const known = (uris: readonly string[]) => uris.flatMap((uri) => byUri.get(uri) ?? [])
  return {
    rows,
    at: (uri: string) => byUri.get(uri),
    /** What can be filtered in each of these categories. */
    attributesOf: (uris: readonly string[]) => known(uris).map(({ attributes }) => attributes),
    /** Their names, from the top down. */
    namesOf: (uris: readonly string[]) =>
      known(uris)
        .map(({ uri, name }) => ({ uri, name }))
        .sort((a, b) => a.uri.length - b.uri.length),
  }
}

export type CategoryTable = ReturnType<typeof tableOf>
