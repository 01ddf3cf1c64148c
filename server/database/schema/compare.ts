import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { visitors } from './visitors.ts'

/** What a visitor compares in one shop, in the order of adding. By SKU: a catalogue that is loaded anew changes nothing. */
export const comparedProducts = pgTable(
  'compared_products',
  {
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    brand: text().notNull(),
    sku: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.brand, table.sku] })],
)
