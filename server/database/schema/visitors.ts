import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** A browser that changed something: the place and store it chose. Its cart hangs on its id. */
export const visitors = pgTable('visitors', {
  id: uuid().primaryKey(),
  /** Null for the visitor of an account, which a session opens, and for one that was merged into it: no cookie does. */
  tokenHash: text().unique(),
  localityId: text(),
  storeId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** The visitor of an account in a shop: its cart is the same in every browser with a session of the account. */
export const accountVisitors = pgTable(
  'account_visitors',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.brand] }),
    index('account_visitors_visitor').on(table.visitorId),
  ],
)
