import { liveQuery } from 'dexie'
import { Cart } from '#contract/cart.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { type CartRow, type Database, ownDatabase } from '../database.ts'

/** An older app may have written the row: what cannot be read counts as nothing. */
function cartOf(row: CartRow | undefined): Cart | null {
  const read = Cart.safeParse(row?.cart)
  return read.success ? read.data : null
}

/** Names this tab in what it writes: what comes from here is not read back. */
export const thisTab = uniqueId()

/** The kept cart of one shop, shared by all its tabs. */
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
    /** Tells what other tabs write from now on. */
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
