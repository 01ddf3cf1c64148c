import { liveQuery } from 'dexie'
import { Cart } from '#contract/checkout/cart.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { type CartRow, type Database, ownDatabase } from '../database.ts'

/** Null for a row that this version cannot read: an older release may have written it. */
function cartOf(row: CartRow | undefined): Cart | null {
  const read = Cart.safeParse(row?.cart)
  return read.success ? read.data : null
}

/** Marks rows that this tab wrote, so that it ignores its own changes. */
export const thisTab = uniqueId()

/** The cart of one shop on this device, shared by all its tabs. */
export function createCartStore(brand: string, database: Database = ownDatabase(), tab = thisTab) {
  return {
    read: async () => {
      const row = await database.carts.get(brand)
      const cart = cartOf(row)
      return cart && row ? { cart, savedAt: row.savedAt } : null
    },
    write: async (cart: Cart) => {
      await database.carts.put({ brand, cart, savedAt: Date.now(), savedBy: tab })
    },
    /** Reports carts that other tabs write after the call. */
    watch: (take: (cart: Cart) => void) => {
      const since = Date.now()
      const rows = liveQuery(() => database.carts.get(brand))
      const subscription = rows.subscribe((row) => {
        if (!row || row.savedBy === tab || row.savedAt < since) return
        const cart = cartOf(row)
        if (cart) take(cart)
      })
      return () => subscription.unsubscribe()
    },
  }
}

export type CartStore = ReturnType<typeof createCartStore>
