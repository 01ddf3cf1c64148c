import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { projectChanges, projectExports, projectFields, projectLog } from '../../database/schema/projects.ts'

export type LogRow = typeof projectLog.$inferSelect
export type FieldRow = typeof projectFields.$inferSelect
export type ChangeRow = typeof projectChanges.$inferSelect

const mostShown = 500

/** The log of a project, newest first. */
export const logOf = (db: Db, projectId: string): Promise<LogRow[]> =>
  db
    .select()
    .from(projectLog)
    .where(eq(projectLog.projectId, projectId))
    .orderBy(desc(projectLog.version), desc(projectLog.id))
    .limit(mostShown)

const batch = 1000

export async function insertLog(db: Db, rows: readonly LogRow[]) {
  for (let from = 0; from < rows.length; from += batch)
    await db.insert(projectLog).values(rows.slice(from, from + batch))
}

async function lastRemoval(db: Db, projectId: string, which: SQL | undefined) {
  const isRemoval = inArray(projectLog.action, ['removed', 'moved'])
  const rows = await db
    .select()
    .from(projectLog)
    .where(and(eq(projectLog.projectId, projectId), isRemoval, which))
    .orderBy(desc(projectLog.version), desc(projectLog.id))
    .limit(1)
  const [row] = rows
  return row ? { itemId: row.itemId, user: row.user, madeAt: row.madeAt, title: row.fromText || row.target } : null
}

/** Who removed an item from a project and when, with its title; null if it was not removed. */
export const removalOf = (db: Db, projectId: string, itemId: string) =>
  lastRemoval(db, projectId, eq(projectLog.itemId, itemId))

/** The same for a line, by product code or SKU. */
export const lineRemovalOf = (db: Db, projectId: string, name: string) =>
  lastRemoval(
    db,
    projectId,
    and(eq(projectLog.field, 'product'), or(eq(projectLog.itemId, name), eq(projectLog.target, name))),
  )

type Since = Pick<FieldRow, 'projectId' | 'version' | 'accountId' | 'deviceId'> & {
  /** Null: all fields. */
  fields: readonly string[] | null
}

/** Later changes of fields that anyone but this device has changed, oldest first. */
export function fieldsSince(db: Db, { projectId, version, accountId, deviceId, fields }: Since): Promise<FieldRow[]> {
  const isWanted = fields ? sql`${projectFields.field} = any(${sql.param([...fields])}::text[])` : undefined
  const isSince = and(eq(projectFields.projectId, projectId), gt(projectFields.version, version), isWanted)
  const isOfOthers = sql`(${projectFields.accountId} is distinct from ${accountId}::uuid
    or ${projectFields.deviceId} is distinct from ${deviceId}::uuid)`
  const ofOthers = db.select({ field: projectFields.field }).from(projectFields).where(and(isSince, isOfOthers))
  return db
    .select()
    .from(projectFields)
    .where(and(isSince, inArray(projectFields.field, ofOthers)))
    .orderBy(asc(projectFields.version))
    .prepare(fields ? 'named_fields_since' : 'fields_since')
    .execute()
}

/** The result of an earlier change with this key; null if there is none. */
export async function madeChange(db: Db, { accountId, key }: Pick<ChangeRow, 'accountId' | 'key'>) {
  const isThis = and(eq(projectChanges.accountId, accountId), eq(projectChanges.key, key))
  return (await db.select().from(projectChanges).where(isThis))[0] ?? null
}

export const noteChange = (db: Db, change: ChangeRow) => db.insert(projectChanges).values(change).onConflictDoNothing()

export const insertExport = (db: Db, row: typeof projectExports.$inferSelect) => db.insert(projectExports).values(row)

const retentionMs = 30 * 24 * 3_600_000

/** Deletes keys that are too old to be retried, and field history older than any offline copy. */
export async function dropOldProjectNotes(db: Db, now: Date) {
  const before = new Date(now.getTime() - retentionMs)
  await db.delete(projectChanges).where(lt(projectChanges.madeAt, before))
  await db.delete(projectFields).where(lt(projectFields.changedAt, before))
}
