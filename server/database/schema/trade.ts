import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Salespeople, with or without an account. */
export const salespeople = pgTable(
  'salespeople',
  {
    code: text().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    /** Region of the stores where they work. */
    subdivision: text().notNull(),
    email: text().notNull(),
  },
  (table) => [index('salespeople_brand').on(table.brand)],
)

/** Trade partners who refer customers: kitchen companies, architects, designers. */
export const referrers = pgTable('referrers', {
  code: text().primaryKey(),
  name: text().notNull(),
  businessName: text().notNull(),
  phone: text().notNull(),
  contact: text().notNull(),
  /** All columns in lower case without accents, and the phone digits, for search. */
  words: text().notNull(),
})

/** Last known prices of competitors. */
export const competitorPrices = pgTable(
  'competitor_prices',
  {
    brand: text().notNull(),
    /** No foreign key: reloading the catalogue must not be blocked by these. */
    productId: uuid().notNull(),
    competitor: text().notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    url: text().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productId, table.competitor] })],
)
