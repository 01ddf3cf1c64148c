import { type SQLWrapper, sql } from 'drizzle-orm'

/** All columns as one JSON value: for many rows that is faster than parsing many columns. */
export const asOne = <Row>(columns: Record<keyof Row & string, SQLWrapper>) =>
  sql<Row>`json_build_object(${sql.join(
    Object.entries<SQLWrapper>(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`
