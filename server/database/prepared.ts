import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { type Db, names, type ReadDb } from './database.ts'

/**
 * A query with placeholders that is built once per connection: building a short one takes longer than running it. Within a
 * transaction it runs in the transaction.
 */
export function preparedOnce<Query, Database extends ReadDb = Db>(
  build: (db: Database) => Query,
): (db: Database) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const { session } = db._
    const query = built.get(session) ?? build(db)
    built.set(session, query)
    return query
  }
}

const dialect = new PgDialect(names)
const known = new Map<string, string>()
/** Each connection stores a plan of each, of about half a megabyte. */
const mostKnown = 30

/** The same name for the same text; undefined for a further one when there are many. */
function nameOf(text: string): string | undefined {
  const name = known.get(text) ?? (known.size < mostKnown ? `text_${known.size}` : undefined)
  if (name) known.set(text, name)
  return name
}

/** A number or name of ours in a statement, which is planned once for all parameters. Never for what somebody typed. */
export const literal = (value: number | string) => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`)

/**
 * Runs a statement that is made of pieces and has few forms: prepared by its text, because planning it takes longer than
 * executing it. What is the same each time is written into it, so that the plan for any parameters is as good as one for
 * these.
 */
export async function executePrepared<Row>(db: ReadDb, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  const { rows } = (await prepared.execute()) as { rows: Row[] } // without fields it has the rows of pg
  return rows
}

/** A placeholder for each column, by its name. Not for JSON: its null would be stored as a JSON null. */
export const placeholdersOf = <Table extends PgTable>(table: Table) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)])) as {
    [Name in keyof Table['$inferInsert']]-?: Placeholder
  }

/** Placeholders for an update, which takes them as SQL only. */
export const asSql = <Name extends string>(placeholders: Record<Name, Placeholder>) =>
  Object.fromEntries(
    Object.entries<Placeholder>(placeholders).map(([name, placeholder]) => [name, sql`${placeholder}`]),
  ) as Record<Name, SQL>
