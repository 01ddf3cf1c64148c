import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A browser that changed something: the place and store it chose. Its cart hangs on its id. */
export const visitors = pgTable('visitors', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull().unique(),
  localityId: text(),
  storeId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
