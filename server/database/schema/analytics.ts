import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What shoppers did, one row each and never changed. Of whom, nothing: no visitor, no address, no device. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** A type of the analytics call, or `results` or `product` for the two reads that say what was shown. */
    kind: text().notNull(),
    query: text().notNull(),
    /** SKUs, or the number of the product that was opened. */
    products: jsonb().$type<string[]>().notNull(),
    path: text().notNull(),
    isRepeatUser: boolean(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('analytics_events_at').on(table.at)],
)

/** What failed in browsers, for whoever runs the shop. */
export const clientFailures = pgTable(
  'client_failures',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    area: text().notNull(),
    text: text().notNull(),
    page: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('client_failures_at').on(table.at)],
)

/** Tests of two or more ways of doing one thing. One that is off gives everybody the first bucket. */
export const variantTests = pgTable('variant_tests', {
  id: text().primaryKey(),
  description: text().notNull(),
  /** The first is what everybody else has: `original`. */
  buckets: jsonb().$type<string[]>().notNull(),
  isOn: boolean().notNull(),
})
