import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Anonymous shopper events, append-only: no visitor, address or device. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** A type of the analytics endpoint, or `results` or `product` for the two reads that record what was shown. */
    kind: text().notNull(),
    query: text().notNull(),
    /** SKUs, or the number of the viewed product. */
    products: jsonb().$type<string[]>().notNull(),
    path: text().notNull(),
    isRepeatUser: boolean(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('analytics_events_at').on(table.at)],
)

/** Errors reported by browsers, for the operators. */
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

/** A/B tests. A test that is off assigns the first bucket. */
export const variantTests = pgTable('variant_tests', {
  id: text().primaryKey(),
  description: text().notNull(),
  /** The first bucket is the default: `original`. */
  buckets: jsonb().$type<string[]>().notNull(),
  isOn: boolean().notNull(),
})
