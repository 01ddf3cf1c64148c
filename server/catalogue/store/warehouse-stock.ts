import { and, eq, inArray } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { listings, products, stock, warehouses } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** Stock of each warehouse in the country, for products of this shop. */
export const warehouseStock = (db: ReadDb, { brand, country }: Shop, skus: readonly string[]) =>
  db
    .select({
      sku: products.sku,
      quantity: stock.quantity,
      nextDate: stock.nextDate,
      code: warehouses.code,
      name: warehouses.name,
      latitude: warehouses.latitude,
      longitude: warehouses.longitude,
    })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .innerJoin(warehouses, eq(warehouses.code, stock.warehouse))
    .where(and(inArray(products.sku, [...skus]), eq(warehouses.country, country)))

export type WarehouseStock = Awaited<ReturnType<typeof warehouseStock>>[number]
