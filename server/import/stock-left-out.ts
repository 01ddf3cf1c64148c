import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import type { Tx } from '../database/transaction.ts'
import type { Losses, Rest } from './importer.ts'

type Row = { sku: string; quantity: number }
type Place = { sku: string; place: string }

/** A table of pieces, and what its column of places is called. */
type Table = { table: SQL; place: SQL }

async function countRows(db: Db, query: SQL) {
  const { rows } = await db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

const asJson = (rows: readonly Place[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named(sku text, place text)`

/** Counts quantities that would be zero and are not. */
export function lostStock<Of extends Row>({ table, place }: Table, placeOf: (row: Of) => string): Losses<Of> {
  let lost = 0
  return {
    see: async (db, rows) => {
      const none = rows.flatMap(({ row }) => (row.quantity === 0 ? [{ sku: row.sku, place: placeOf(row) }] : []))
      if (none.length === 0) return
      lost += await countRows(
        db,
        sql`select count(*)::int as count from ${asJson(none)} join ${products} p using (sku)
          join ${table} t on t.product_id = p.id and t.${place} = named.place where t.quantity > 0`,
      )
    },
    count: async (db) => ({
      lost,
      all: await countRows(db, sql`select count(*)::int as count from ${table} t where t.quantity > 0`),
      what: 'quantities above zero would be zero',
    }),
  }
}

/** The pieces that a file does not name, in the places that it names. */
export function stockLeftOut<Of extends Row>(
  { table, place }: Table,
  { placeOf, clear }: { placeOf: (row: Of) => string; clear: (tx: Tx, rows: readonly Place[]) => Promise<unknown> },
): Rest<Of> {
  const named: Place[] = []
  const ofPlaces = () =>
    sql`t.quantity > 0 and t.${place} = any(${sql.param([...new Set(named.map((row) => row.place))])})`
  const leftOut = () => sql`${table} t join ${products} p on p.id = t.product_id
    where ${ofPlaces()} and not exists (select from ${asJson(named)} where named.sku = p.sku and named.place = t.${place})`
  return {
    see: (rows) => {
      for (const { row } of rows) named.push({ sku: row.sku, place: placeOf(row) })
    },
    count: async (db) => ({
      lost: await countRows(db, sql`select count(*)::int as count from ${leftOut()}`),
      all: await countRows(db, sql`select count(*)::int as count from ${table} t where ${ofPlaces()}`),
      what: 'quantities above zero are not in the file, and would be zero',
    }),
    remove: async (tx) => {
      const { rows } = await tx.execute<Place>(sql`select p.sku, t.${place} as place from ${leftOut()}`)
      await clear(tx, rows)
      return rows.length
    },
  }
}
