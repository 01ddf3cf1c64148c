import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** What opens the embedded admin pages: a ticket once, and what it was exchanged for until it ends. */
export const adminPasses = pgTable(
  'admin_passes',
  {
    tokenHash: text().primaryKey(),
    kind: text().$type<'ticket' | 'visit'>().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('admin_passes_account').on(table.accountId), index('admin_passes_age').on(table.expiresAt)],
)
