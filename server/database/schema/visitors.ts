import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** A browser that changed something: its chosen suburb and store. Carts refer to its id. */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey(),
    /** Null for the visitor of an account, which is found by session, and for one merged into it. */
    tokenHash: text().unique(),
    localityId: text(),
    storeId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('visitors_age').on(table.createdAt, table.id)],
)

/** The visitor of an account in a shop: signed-in browsers of the account share its cart. */
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
