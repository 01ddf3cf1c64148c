import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import type { Importer, Losses, Rest } from './importer.ts'

type Row = { sku: string; quantity: number }
type Place = { sku: string; place: string }

type Pieces<Of> = {
  table: SQL
  /** Its column of places. */
  place: SQL
  placeOf: (row: Of) => string
  /** The row of a file that has no pieces there. */
  noneAt: (at: Place) => Of
  write: Importer<Of>['write']
}

async function countRows(db: Db, query: SQL) {
  const { rows } = await db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

const asJson = (rows: readonly Place[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named(sku text, place text)`

/** Counts quantities that would be zero and are not. */
function lostStock<Of extends Row>({ table, place, placeOf }: Pieces<Of>): Losses<Of> {
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
function stockLeftOut<Of extends Row>({ table, place, placeOf, noneAt, write }: Pieces<Of>): Rest<Of> {
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
      await write(tx, rows.map(noneAt))
      return rows.length
    },
  }
}

/** How an importer of pieces finds what a file takes away: by a zero, or by leaving it out. */
export const takenAway = <Of extends Row>(pieces: Pieces<Of>): Pick<Importer<Of>, 'losses' | 'rest'> => ({
  losses: () => lostStock(pieces),
  rest: () => stockLeftOut(pieces),
})
