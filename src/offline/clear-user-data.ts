import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import { recentSearchesKey } from '#domain/search/recent-searches.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { cartScope } from './cart/cart-scope.ts'
import { ownDatabase } from './database.ts'
import { openedProductsKey } from './opened-products.ts'
import { productCache } from './product-cache.ts'
import { forgetProjects } from './project-store.ts'

/** Deletes the data of the account that signs out: cart with pending edits, cached prices, checkout form, projects, and what was looked for. */
export async function forgetPersonal(brand: string) {
  browserStorage()?.removeItem(checkoutSessionKey)
  browserStorage()?.removeItem(`hearth:${brand}:cart-kept`)
  browserStorage()?.removeItem(recentSearchesKey(brand))
  const database = ownDatabase()
  await database.carts.delete(brand)
  await database.kept.bulkDelete([
    [brand, productCache.key],
    [brand, openedProductsKey],
  ])
  await database.outbox.where('brand').equals(brand).delete()
  await database.edits.where('scope').equals(cartScope(brand)).delete()
  await forgetProjects(database)
}

/** Signing in may merge carts and change prices: the next page requests both again. */
export async function forgetCart(brand: string) {
  const database = ownDatabase()
  await Promise.all([database.carts.delete(brand), database.kept.delete([brand, productCache.key])])
}
