import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { upsertFromJson } from '../database/insert-json.ts'
import { storeStock, stores } from '../database/schema/catalogue.ts'
import { type Importer, readTable } from './importer.ts'
import { skuIds } from './known-skus.ts'
import { sku } from './products/product-row.ts'
import { stockChecker } from './stock-checker.ts'
import { takenAway } from './stock-left-out.ts'
import { count, neededCell } from './values.ts'

const Row = z.object({
  sku,
  /** The id of the store, as it was imported or entered. */
  store: neededCell(20),
  quantity: count(1_000_000),
})

const allStores = async (db: Db) => (await db.select({ id: stores.id }).from(stores)).map(({ id }) => id)

type StoreStockRow = z.infer<typeof Row>

/** Pieces of products that stores have to take away. */
export function storeStockImporter(): Importer<StoreStockRow> {
  const write: Importer<StoreStockRow>['write'] = async (tx, rows) => {
    const ids = await skuIds(tx, rows)
    const values = rows.flatMap(({ sku, store, quantity }) => {
      const productId = ids.get(sku)
      return productId ? [{ productId, storeId: store, quantity }] : []
    })
    // Always in one order, so that two imports do not wait for each other.
    values.sort((one, other) => (one.productId + one.storeId < other.productId + other.storeId ? -1 : 1))
    if (values.length === 0) return { added: 0, changed: 0 }
    const upsert = upsertFromJson(storeStock, values, {
      key: [storeStock.productId, storeStock.storeId],
      fields: ['quantity'],
    })
    const { rows: written } = await tx.execute<{ isNew: boolean }>(sql`${upsert} returning xmax = 0 as "isNew"`)
    const added = written.filter(({ isNew }) => isNew).length
    return { added, changed: written.length - added }
  }
  return {
    read: (file) => readTable(file, Row, ['sku', 'store', 'quantity']),
    checker: () => stockChecker('store', allStores),
    ...takenAway({
      table: sql`${storeStock}`,
      place: sql.raw('store_id'),
      placeOf: ({ store }) => store,
      noneAt: ({ sku, place }) => ({ sku, store: place, quantity: 0 }),
      write,
    }),
    write,
  }
}
