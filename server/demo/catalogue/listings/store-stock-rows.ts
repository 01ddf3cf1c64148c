import type { listings, storeStock } from '../../../database/schema/catalogue.ts'
import { storeRows } from '../places/store-rows.ts'
import { randomOf } from '../random.ts'
import type { StockRow } from './stock-rows.ts'

type Listing = Pick<typeof listings.$inferInsert, 'brand' | 'productId'>

/** Half of the stores of a shop have a few pieces of what it sells; none has what no warehouse has. */
export function storeStockOf(
  { brand, productId }: Listing,
  warehouseRows: readonly StockRow[],
): (typeof storeStock.$inferInsert)[] {
  if (!warehouseRows.some(({ quantity }) => quantity > 0)) return []
  return storeRows.flatMap((store) => {
    if (store.brand !== brand) return []
    const random = randomOf('store stock', productId, store.id)
    return random.chance(0.5) ? [{ productId, storeId: store.id, quantity: random.int(1, 4) }] : []
  })
}
