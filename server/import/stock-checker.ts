import type { Db } from '../database/database.ts'
import { type Check, repeatedRows } from './importer.ts'
import { skuProblems } from './known-skus.ts'

type Place = 'warehouse' | 'store'

/** Checks rows of stock: each product once in a place, and both are known. */
export function stockChecker<Column extends Place>(
  column: Column,
  placesIn: (db: Db) => Promise<readonly string[]>,
): Check<{ sku: string } & Record<Column, string>> {
  const repeated = repeatedRows<{ sku: string } & Record<Column, string>>(
    'sku',
    (row) => `${row.sku} in ${row[column]}`,
  )
  let places: Promise<ReadonlySet<string>> | undefined
  return async (db, rows) => {
    places ??= placesIn(db).then((found) => new Set(found))
    const known = await places
    const unknown = rows.filter(({ row }) => !known.has(row[column]))
    const examples = [...known].slice(0, 5).join(', ')
    return [
      ...repeated(rows),
      ...(await skuProblems(db, rows)),
      ...unknown.map(({ line, row }) => ({
        line,
        column,
        reason: `there is no ${column} "${row[column]}": they are ${examples} …`,
      })),
    ]
  }
}
