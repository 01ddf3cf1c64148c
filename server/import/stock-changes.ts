import { and, inArray } from 'drizzle-orm'
import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { listings, stock, warehouses } from '../database/schema/catalogue.ts'
import type { Tx } from '../database/transaction.ts'
import { wantedBrands, writeChanges } from '../webhooks/write-changes.ts'

export type StockRow = { productId: string; sku: string; warehouse: string; quantity: number; nextDate: string | null }

const keyOf = ({ productId, warehouse }: { productId: string; warehouse: string }) => `${productId} ${warehouse}`

/** The shops that sell the products and want to know, each with its products. */
async function sellers(tx: Tx, wanted: ReadonlySet<string>, rows: readonly StockRow[]) {
  const ids = [...new Set(rows.map(({ productId }) => productId))]
  const found = await tx
    .select({ brand: listings.brand, productId: listings.productId })
    .from(listings)
    .where(and(inArray(listings.brand, [...wanted]), inArray(listings.productId, ids)))
  return Map.groupBy(found, ({ brand }) => brand)
}

/**
 * Remembers the quantities before a change. What it returns queues an event for each shop that sells the products and whose
 * country has the warehouse; it does nothing where no endpoint wants them.
 */
export async function stockChanges(tx: Tx, rows: readonly StockRow[]) {
  const wanted = await wantedBrands(tx, 'stock.changed')
  if (wanted.size === 0 || rows.length === 0) return async () => {}
  const former = await tx
    .select({ productId: stock.productId, warehouse: stock.warehouse, quantity: stock.quantity })
    .from(stock)
    .where(inArray(stock.productId, [...new Set(rows.map(({ productId }) => productId))]))
    .orderBy(stock.productId, stock.warehouse)
    .for('update')
  const before = new Map(former.map((row) => [keyOf(row), row.quantity]))
  return async (now: Date) => {
    const changed = rows.filter((row) => before.get(keyOf(row)) !== row.quantity)
    if (changed.length === 0) return
    const places = await tx.select({ code: warehouses.code, country: warehouses.country }).from(warehouses)
    const countryOf = new Map(places.map(({ code, country }) => [code, country]))
    for (const [brand, sold] of await sellers(tx, wanted, changed)) {
      const country = isBrandKey(brand) ? brands[brand].country : null
      const ids = new Set(sold.map(({ productId }) => productId))
      const changes = changed
        .filter(({ productId, warehouse }) => ids.has(productId) && countryOf.get(warehouse) === country)
        .map(({ sku, warehouse, quantity, nextDate, ...row }) => ({
          sku,
          warehouse,
          formerQuantity: before.get(keyOf({ ...row, warehouse })) ?? 0,
          quantity,
          nextDate,
        }))
      await writeChanges(tx, { brand, name: 'stock.changed', changes, now })
    }
  }
}
