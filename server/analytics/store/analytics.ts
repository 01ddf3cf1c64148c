import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { analyticsEvents, clientFailures, variantTests } from '../../database/schema/analytics.ts'

export const insertEvent = (db: Db, row: typeof analyticsEvents.$inferInsert) => db.insert(analyticsEvents).values(row)

export const insertFailure = (db: Db, row: typeof clientFailures.$inferInsert) => db.insert(clientFailures).values(row)

export type VariantTestRow = typeof variantTests.$inferSelect

export async function findVariantTest(db: Db, id: string): Promise<VariantTestRow | null> {
  const rows = await db.select().from(variantTests).where(eq(variantTests.id, id))
  return rows[0] ?? null
}

export const runningTests = (db: Db): Promise<VariantTestRow[]> =>
  db.select().from(variantTests).where(eq(variantTests.isOn, true)).orderBy(asc(variantTests.id))

const dayMs = 24 * 3_600_000
/** Retention, in days. */
const retentionDays = { events: 90, failures: 30 }
/** Deletes in small batches, so that no query waits for a long delete. */
const batch = 5_000

/** Deletes rows after their retention, batch by batch. */
export async function dropOldNotes(db: Db, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { table, days } of [
    { table: analyticsEvents, days: retentionDays.events },
    { table: clientFailures, days: retentionDays.failures },
  ]) {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.at, before(days)))
      .limit(batch)
    for (let dropped = batch; dropped === batch; )
      dropped = (await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length
  }
}
