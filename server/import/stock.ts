import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { refreshListings } from '../database/derived/listed-stock.ts'
import { upsertFromJson } from '../database/insert-json.ts'
import { stock, warehouses } from '../database/schema/catalogue.ts'
import { type Importer, readTable } from './importer.ts'
import { skuIds } from './known-skus.ts'
import { sku } from './products/product-row.ts'
import { stockChanges } from './stock-changes.ts'
import { stockChecker } from './stock-checker.ts'
import { takenAway } from './stock-left-out.ts'
import { count, day, neededCell, orNull } from './values.ts'

const Row = z.object({
  sku,
  warehouse: neededCell(60),
  quantity: count(1_000_000),
  /** When more is expected. */
  next_date: orNull(day).default(null),
})

const allWarehouses = async (db: Db) =>
  (await db.select({ code: warehouses.code }).from(warehouses)).map(({ code }) => code)

type StockRow = z.infer<typeof Row>

/** Pieces of products in warehouses. */
export function stockImporter({ now }: { now: Date }): Importer<StockRow> {
  const write: Importer<StockRow>['write'] = async (tx, rows) => {
    const ids = await skuIds(tx, rows)
    const values = rows.flatMap(({ sku, warehouse, quantity, next_date }) => {
      const productId = ids.get(sku)
      return productId ? [{ productId, sku, warehouse, quantity, nextDate: next_date }] : []
    })
    // Always in one order, so that orders and imports do not wait for each other.
    values.sort((one, other) => (one.productId + one.warehouse < other.productId + other.warehouse ? -1 : 1))
    if (values.length === 0) return { added: 0, changed: 0 }
    const announce = await stockChanges(tx, values)
    const upsert = upsertFromJson(stock, values, {
      key: [stock.productId, stock.warehouse],
      fields: ['quantity', 'nextDate'],
    })
    const { rows: written } = await tx.execute<{ productId: string; isNew: boolean }>(
      sql`${upsert} returning product_id as "productId", xmax = 0 as "isNew"`,
    )
    const changed = [...new Set(written.map(({ productId }) => productId))]
    if (changed.length > 0) {
      await refreshListings(tx, changed)
      await announce(now)
    }
    const added = written.filter(({ isNew }) => isNew).length
    return { added, changed: written.length - added }
  }
  return {
    read: (file) => readTable(file, Row, ['sku', 'warehouse', 'quantity']),
    checker: () => stockChecker('warehouse', allWarehouses),
    ...takenAway({
      table: sql`${stock}`,
      place: sql.raw('warehouse'),
      placeOf: ({ warehouse }) => warehouse,
      noneAt: ({ sku, place }) => ({ sku, warehouse: place, quantity: 0, next_date: null }),
      write,
    }),
    write,
  }
}
