import { type AnyPgColumn, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** A browser that changed something: the place and store it chose. Its cart hangs on its id. */
export const visitors = pgTable('visitors', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull().unique(),
  localityId: text(),
  storeId: text(),
  /** Since somebody signed in here, the visitor whose cart and choices this browser shares. */
  sharedWith: uuid().references((): AnyPgColumn => visitors.id),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** The visitor all browsers of an account share in a shop, so that its cart is the same in each. */
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
