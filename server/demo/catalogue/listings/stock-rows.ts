import type { stock } from '../../../database/schema/catalogue.ts'
import { dayFrom } from '../days.ts'
import { type WarehouseRow, warehouseRows } from '../places/warehouse-rows.ts'
import type { BuiltProduct } from '../products/product-rows.ts'
import { type Random, randomOf } from '../random.ts'
import { soldOutSku } from './ranges.ts'

export type StockRow = typeof stock.$inferInsert

/** Typical stock by state. */
const depth: Record<string, number> = { NSW: 24, VIC: 22, QLD: 16, SA: 9, WA: 9, ACT: 5, TAS: 4, NT: 3, NZ: 10 }

function quantityIn({ state }: WarehouseRow, random: Random) {
  return random.chance(0.2) ? 0 : Math.round(random.next() ** 1.6 * (depth[state] ?? 5)) + 1
}

/** Stock by warehouse; most products out of stock have an expected date. */
export function stockOf({ row, isPinned }: BuiltProduct, today: string): StockRow[] {
  const random = randomOf('stock', row.sku)
  // Pinned products, which rank first, are always in stock.
  const isOut = row.sku === soldOutSku || (random.chance(0.06) && !isPinned)
  const due = row.sku !== soldOutSku && random.chance(0.75) ? dayFrom(today, random.int(6, 45)) : null
  return warehouseRows.map((warehouse) => {
    const quantity = isOut ? 0 : quantityIn(warehouse, random)
    const nextDate = isOut ? due : quantity === 0 && random.chance(0.8) ? dayFrom(today, random.int(3, 30)) : null
    return { productId: row.id, warehouse: warehouse.code, quantity, nextDate }
  })
}
