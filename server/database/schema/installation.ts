import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

export type InstallationKind = 'demo' | 'retailer'

/** A single row: demo or retailer data. Written by the first start, never changed. */
export const installation = pgTable(
  'installation',
  { id: integer().primaryKey(), kind: text().$type<InstallationKind>().notNull() },
  (table) => [
    check('installation_one_row', sql`${table.id} = 1`),
    check('installation_kind', sql`${table.kind} in ('demo', 'retailer')`),
  ],
)
