import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReminderStatus } from '#domain/project/reminder/reminder.ts'
import { accounts } from './accounts.ts'

/** Reminders of staff, by day. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    projectId: text(),
    name: text().notNull(),
    notes: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    status: text().$type<ReminderStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reminders_account').on(table.accountId, table.status, table.date),
    index('reminders_project').on(table.projectId),
  ],
)
