import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { Db, ReadDb } from '../../database/database.ts'
import { inBatches } from '../../database/in-batches.ts'
import { analyticsEvents, clientFailures, variantTests } from '../../database/schema/analytics.ts'

export const insertEvent = (db: Db, row: typeof analyticsEvents.$inferInsert) => db.insert(analyticsEvents).values(row)

export const insertFailure = (db: Db, row: typeof clientFailures.$inferInsert) => db.insert(clientFailures).values(row)

export type VariantTestRow = typeof variantTests.$inferSelect

export async function findVariantTest(db: Db, id: string): Promise<VariantTestRow | null> {
  const rows = await db.select().from(variantTests).where(eq(variantTests.id, id))
  return rows[0] ?? null
}

export const runningTests = (db: ReadDb): Promise<VariantTestRow[]> =>
  db.select().from(variantTests).where(eq(variantTests.isOn, true)).orderBy(asc(variantTests.id))

const batch = 5_000

const dropOld = (table: typeof analyticsEvents | typeof clientFailures) => (db: Db, before: Date) => {
  const old = db.select({ id: table.id }).from(table).where(lt(table.at, before)).limit(batch)
  return inBatches(
    batch,
    async () => (await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length,
  )
}

export const dropOldEvents = dropOld(analyticsEvents)
export const dropOldFailures = dropOld(clientFailures)
