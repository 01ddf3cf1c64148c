import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Names = readonly (readonly [key: string, column: string])[]
type Row = Readonly<Record<string, unknown>>

type Parts = { into: SQL; names: Names }

const insertParts = new WeakMap<PgTable, Map<string, Parts>>()

const listOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** The columns that a row has a value for; the others get their default. */
function partsOf(table: PgTable, rows: readonly Row[]) {
  const given = new Set<string>()
  for (const row of rows) for (const key in row) given.add(key)
  const keys = Object.keys(getTableColumns(table)).filter((key) => given.has(key))
  const ofTable = insertParts.get(table) ?? new Map<string, Parts>()
  insertParts.set(table, ofTable)
  const shape = keys.join()
  const known = ofTable.get(shape)
  if (known) return known
  const names = keys.map((key) => [key, toSnakeCase(key)] as const)
  const columns = listOf(names.map(([, column]) => column))
  const parts = { into: sql`insert into ${table} (${columns}) select ${columns}`, names }
  ofTable.set(shape, parts)
  return parts
}

/** Inserts rows from one JSON parameter: thousands of parameters cost more than what they contain. */
export function insertFromJson<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
): SQL {
  const { into, names } = partsOf(table, rows)
  const json = JSON.stringify(
    rows.map((row: Row) => Object.fromEntries(names.map(([key, column]) => [column, row[key]]))),
  )
  return sql`${into} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`
}

type Upsert = { key: readonly PgColumn[]; fields: readonly string[] }

/** Inserts rows; of one with the same key the fields are updated, if one of them differs. */
export function upsertFromJson<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  { key, fields }: Upsert,
): SQL {
  const columns = fields.map(toSnakeCase)
  const held = sql.join(
    columns.map((column) => sql`${table}.${sql.identifier(column)}`),
    sql`, `,
  )
  const proposed = sql.raw(columns.map((column) => `excluded."${column}"`).join(', '))
  return sql`${insertFromJson(table, rows)}
    on conflict (${listOf(key.map(({ name }) => toSnakeCase(name)))}) do update set (${listOf(columns)}) = row(${proposed})
    where (${held}) is distinct from (${proposed})`
}
