import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { visitors } from './visitors.ts'

/**
 * Compared products of a visitor in a shop, in order of adding. By SKU: reloading the catalogue does not affect them.
 */
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
