import { millisecondsInDay } from 'date-fns/constants'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { preparedOnce } from '../../database/prepared.ts'
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

function prepareSince(db: Db, { name, isWanted }: { name: string; isWanted?: SQL }) {
  const projectId = eq(projectFields.projectId, sql.placeholder('projectId'))
  const isSince = and(projectId, gt(projectFields.version, sql.placeholder('version')), isWanted)
  const isOfOthers = sql`(${projectFields.accountId} is distinct from ${sql.placeholder('accountId')}::uuid
    or ${projectFields.deviceId} is distinct from ${sql.placeholder('deviceId')}::uuid)`
  const ofOthers = db.select({ field: projectFields.field }).from(projectFields).where(and(isSince, isOfOthers))
  return db
    .select()
    .from(projectFields)
    .where(and(isSince, inArray(projectFields.field, ofOthers)))
    .orderBy(asc(projectFields.version))
    .prepare(name)
}

const isNamed = sql`${projectFields.field} = any(${sql.placeholder('fields')}::text[])`
const allSince = preparedOnce((db) => prepareSince(db, { name: 'fields_since' }))
const namedSince = preparedOnce((db) => prepareSince(db, { name: 'named_fields_since', isWanted: isNamed }))

/** Later changes of fields that anyone but this device has changed, oldest first. */
export const fieldsSince = (db: Db, since: Since): Promise<FieldRow[]> =>
  (since.fields ? namedSince(db) : allSince(db)).execute(since)

const changeWithKey = preparedOnce((db) =>
  db
    .select()
    .from(projectChanges)
    .where(
      and(eq(projectChanges.accountId, sql.placeholder('accountId')), eq(projectChanges.key, sql.placeholder('key'))),
    )
    .prepare('change_with_key'),
)

/** The result of an earlier change with this key; null if there is none. */
export const madeChange = async (db: Db, change: Pick<ChangeRow, 'accountId' | 'key'>): Promise<ChangeRow | null> =>
  (await changeWithKey(db).execute(change))[0] ?? null

export const noteChange = (db: Db, change: ChangeRow) => db.insert(projectChanges).values(change).onConflictDoNothing()

export const insertExport = (db: Db, row: typeof projectExports.$inferSelect) => db.insert(projectExports).values(row)

const retentionMs = 30 * millisecondsInDay

/** Deletes keys that are too old to be retried, and field history older than any offline copy. */
export async function dropOldProjectNotes(db: Db, now: Date) {
  const before = new Date(now.getTime() - retentionMs)
  await db.delete(projectChanges).where(lt(projectChanges.madeAt, before))
  await db.delete(projectFields).where(lt(projectFields.changedAt, before))
}
