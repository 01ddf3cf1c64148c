import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Country } from '#domain/location/country.ts'
import type { Db } from '../../database/database.ts'
import { stock, warehouses } from '../../database/schema/catalogue.ts'
import type { TakenStock } from '../../database/schema/orders.ts'
import type { WarehouseStock } from '../stock-taking.ts'

type StockQuery = { productIds: string[]; country: Country }
type StockRow = typeof stock.$inferSelect

const select = (db: Db, { productIds, country }: StockQuery) =>
  db
    .select(getTableColumns(stock))
    .from(stock)
    .innerJoin(warehouses, eq(warehouses.code, stock.warehouse))
    .where(and(inArray(stock.productId, productIds), eq(warehouses.country, country)))
    .orderBy(asc(stock.productId), asc(stock.warehouse))

/** Stock rows of a country by product. */
export const readStock = async (db: Db, of: StockQuery) => byProduct(await select(db, of))

/** As `readStock`, with row locks in a fixed order to avoid deadlocks. */
export const lockStock = async (db: Db, of: StockQuery) => byProduct(await select(db, of).for('update', { of: stock }))

function byProduct(rows: readonly StockRow[]): (productId: string) => WarehouseStock[] {
  const rowsOf = Map.groupBy(rows, ({ productId }) => productId)
  return (productId) =>
    (rowsOf.get(productId) ?? []).map(({ warehouse, quantity, nextDate }) => ({
      warehouse,
      quantity,
      isMoreComing: nextDate !== null,
    }))
}

/** Gives back what was taken, in the order of `lockStock`; a row that is gone stays gone. */
export async function putBackStock(db: Db, taken: readonly TakenStock[]) {
  const inOrder = taken.toSorted((a, b) => (`${a.productId} ${a.warehouse}` < `${b.productId} ${b.warehouse}` ? -1 : 1))
  for (const { productId, warehouse, quantity } of inOrder)
    await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}` })
      .where(and(eq(stock.productId, productId), eq(stock.warehouse, warehouse)))
}

export async function takeStock(db: Db, taken: TakenStock) {
  await db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} - ${taken.quantity}` })
    .where(and(eq(stock.productId, taken.productId), eq(stock.warehouse, taken.warehouse)))
}
