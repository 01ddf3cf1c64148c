import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { reminders } from '../../database/schema/reminders.ts'

export type ReminderRow = typeof reminders.$inferSelect

const most = 200

/** The open reminders of an account by date, and their total. */
export async function openReminders(db: Db, accountId: string) {
  const isOpen = and(eq(reminders.accountId, accountId), eq(reminders.status, 'Open'))
  const [all] = await db.select({ total: count() }).from(reminders).where(isOpen)
  const rows = await db
    .select()
    .from(reminders)
    .where(isOpen)
    .orderBy(asc(reminders.date), asc(reminders.id))
    .limit(most)
  return { total: all?.total ?? 0, rows }
}

export const insertReminders = (db: Db, rows: readonly ReminderRow[]) => db.insert(reminders).values([...rows])

const byDate = [asc(reminders.date), asc(reminders.id)]

export const remindersOfProject = (db: Db, projectId: string): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(eq(reminders.projectId, projectId))
    .orderBy(...byDate)
    .limit(most)

/** All reminders of an account, open ones first. */
export const remindersOfAccount = (db: Db, accountId: string): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(eq(reminders.accountId, accountId))
    .orderBy(sql`${reminders.status} <> 'Open'`, ...byDate)
    .limit(most)

/** A reminder, locked until the transaction ends. */
export async function lockReminder(db: Db, id: string): Promise<ReminderRow | null> {
  if (!isId(id)) return null
  return (await db.select().from(reminders).where(eq(reminders.id, id)).for('update'))[0] ?? null
}

export const changeReminder = (db: Db, id: string, change: Partial<Omit<ReminderRow, 'id'>>) =>
  db.update(reminders).set(change).where(eq(reminders.id, id))
