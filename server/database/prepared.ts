import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, ReadDb } from './database.ts'

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
