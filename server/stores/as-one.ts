import { type SQLWrapper, sql } from 'drizzle-orm'

/** All columns as one value: reading many columns of many rows one by one takes longer than all the rest of a list. */
export const asOne = <Row>(columns: Record<keyof Row & string, SQLWrapper>) =>
  sql<Row>`json_build_object(${sql.join(
    Object.entries<SQLWrapper>(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`
