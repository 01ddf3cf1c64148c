import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Tokens for the embedded admin pages: a single-use ticket, and the session it was exchanged for. */
export const adminPasses = pgTable(
  'admin_passes',
  {
    tokenHash: text().primaryKey(),
    kind: text().$type<'ticket' | 'visit'>().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when a sign-in at the identity provider of staff holds; null: signed in by password or ticket. */
    providerUntil: timestamp({ withTimezone: true }),
    /** When the person last proved to be there; null: came by a ticket. */
    provenAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('admin_passes_account').on(table.accountId), index('admin_passes_age').on(table.expiresAt)],
)
