import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { categories } from './schema/catalogue.ts'

/**
 * Keeps the addresses and names of categories as they are until the transaction ends, for those who store them, and returns
 * the present ones. Before a lock of what names the category: one that moves locks first itself, then what is in it.
 */
export const holdCategories = (db: Db, which: { uris: readonly string[] } | { ids: readonly string[] }) =>
  db
    .select({ id: categories.id, uri: categories.uri, name: categories.name })
    .from(categories)
    .where('uris' in which ? inArray(categories.uri, [...which.uris]) : inArray(categories.id, [...which.ids]))
    .orderBy(asc(categories.id))
    .for('share')

/** Waits for those who hold these categories or one below them, and lets no one begin until the transaction ends. */
export const lockCategories = (db: Db, uris: readonly string[]) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(
      or(
        ...uris.flatMap((uri): SQL[] => [
          sql`${categories.uri} = ${uri}`,
          sql`starts_with(${categories.uri}, ${`${uri}/`})`,
        ]),
      ),
    )
    .orderBy(asc(categories.id))
    .for('update')
