import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

const insertParts = new WeakMap<PgTable, { into: SQL; names: readonly (readonly [key: string, column: string])[] }>()

function partsOf(table: PgTable) {
  const known = insertParts.get(table)
  if (known) return known
  const names = Object.keys(getTableColumns(table)).map((key) => [key, toSnakeCase(key)] as const)
  const columns = sql.join(
    names.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )
  const parts = { into: sql`insert into ${table} (${columns}) select ${columns}`, names }
  insertParts.set(table, parts)
  return parts
}

/** Inserts rows from one JSON parameter. */
export function insertFromJson<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]): SQL {
  const { into, names } = partsOf(table)
  const json = JSON.stringify(
    rows.map((row: Record<string, unknown>) => Object.fromEntries(names.map(([key, column]) => [column, row[key]]))),
  )
  return sql`${into} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`
}
