import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { beginsWith } from '../../database/patterns.ts'
import { localities } from '../../database/schema/catalogue.ts'

/** Localities of a country by prefix of suburb and postcode, best known first. */
export function localitiesLike(db: ReadDb, country: string, begins: { suburb: string; postcode: string }) {
  const conditions: SQL[] = [eq(localities.country, country)]
  if (begins.suburb) conditions.push(beginsWith(localities.suburbKey, begins.suburb))
  if (begins.postcode) conditions.push(beginsWith(localities.postcode, begins.postcode))
  const isExact = sql`(${localities.suburbKey} = ${begins.suburb} or ${localities.postcode} = ${begins.postcode})`
  return db
    .select()
    .from(localities)
    .where(and(...conditions))
    .orderBy(desc(isExact), desc(localities.rank), asc(localities.suburbKey), asc(localities.postcode))
    .limit(100)
}

export type LocalityRow = typeof localities.$inferSelect

export async function localityById(db: ReadDb, country: string, id: string) {
  const [row] = await db
    .select()
    .from(localities)
    .where(and(eq(localities.id, id), eq(localities.country, country)))
    .limit(1)
  return row
}

type Triple = { suburbKey: string; postcode: string; state: string | null }

/** A locality by suburb, postcode and, if given, state. */
export async function localityAt(db: ReadDb, country: string, { suburbKey, postcode, state }: Triple) {
  const [row] = await db
    .select()
    .from(localities)
    .where(
      and(
        eq(localities.country, country),
        eq(localities.postcode, postcode),
        eq(localities.suburbKey, suburbKey),
        state === null ? undefined : eq(localities.state, state),
      ),
    )
    .limit(1)
  return row
}
