import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Everybody who sells, whether they have an account here or not. */
export const salespeople = pgTable(
  'salespeople',
  {
    code: text().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    /** Region of the stores they stand in. */
    subdivision: text().notNull(),
    email: text().notNull(),
  },
  (table) => [index('salespeople_brand').on(table.brand)],
)

/** Trade partners who send customers: kitchen makers, architects, designers. */
export const referrers = pgTable('referrers', {
  code: text().primaryKey(),
  name: text().notNull(),
  businessName: text().notNull(),
  phone: text().notNull(),
  contact: text().notNull(),
  /** All of it in lower case without accents, and the digits of the phone. */
  words: text().notNull(),
})

/** What others asked for a product when somebody last looked. */
export const competitorPrices = pgTable(
  'competitor_prices',
  {
    brand: text().notNull(),
    /** No foreign key: a catalogue that is loaded anew must not be held up by these. */
    productId: uuid().notNull(),
    competitor: text().notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    url: text().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productId, table.competitor] })],
)
