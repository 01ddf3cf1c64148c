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
type Form = { query: ReturnType<PgDialect['sqlToQuery']>; name?: string }
const forms = new Map<string, Form>()
/** Each connection stores a plan of each, of a fifth to four fifths of a megabyte. */
const mostForms = 40
/** Nearly each pasted title has a form of its own: long ones would use up the places. */
const longestForm = 32

const isStored = (form: string) => form.length <= longestForm && forms.size < mostForms

/** A number or name of the program, written into a statement that is planned once for all parameters. Never for input. */
export const literal = (value: number | string) => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`)

/** A value, or its placeholder. */
export type Slot<Value> = Value | Placeholder

type FormOptions = { build: () => SQL; values: Record<string, unknown> }

/**
 * Runs a statement with placeholders that is made of pieces and has few forms. Each form is built once, and planned once on
 * a connection, because both take longer than executing it; a long one, and one of too many, each time. What is the same
 * each time is written into it, so that the plan for any values is as good as one for these.
 */
export async function executeForm<Row>(db: ReadDb, form: string, { build, values }: FormOptions): Promise<Row[]> {
  const known: Form = forms.get(form) ?? { query: dialect.sqlToQuery(build()) }
  if (!known.name && isStored(form)) forms.set(form, Object.assign(known, { name: `form_${forms.size}` }))
  const prepared = db._.session.prepareQuery(known.query, undefined, known.name, false)
  const { rows } = (await prepared.execute(values)) as { rows: Row[] } // without fields it has the rows of pg
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
