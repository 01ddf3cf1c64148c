import { closedMessagesKey } from '#domain/cart/closed-messages-key.ts'
import { checkoutSessionKey } from '#domain/checkout/checkout-session-key.ts'
import { recentSearchesKey } from '#domain/search/recent-searches.ts'
import { cartKeptKey } from '#lib/boot/early-keys.ts'
import { dropAdd, keptAdds } from '#lib/boot/kept-adds.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { cartScope } from './cart/cart-scope.ts'
import { ownDatabase } from './database.ts'
import { openedProductsKey } from './opened-products.ts'
import { productCache } from './product-cache.ts'
import { forgetProjects } from './project-store.ts'

/** Deletes what the account has seen, at any end of a sign-in: cart, cached prices, checkout form, projects, searches. */
export async function forgetPersonal(brand: string, database = ownDatabase()) {
  browserStorage()?.removeItem(checkoutSessionKey)
  browserStorage()?.removeItem(recentSearchesKey(brand))
  browserStorage()?.removeItem(closedMessagesKey)
  await database.carts.delete(brand)
  await database.kept.bulkDelete([
    [brand, productCache.key],
    [brand, openedProductsKey],
  ])
  await forgetProjects(database)
}

/**
 * Deletes what was changed in the cart here and not sent, at an explicit sign-out. When a sign-in expires these changes
 * stay: they go to the cart of a guest, which the next sign-in merges.
 */
export async function forgetCartChanges(brand: string, database = ownDatabase()) {
  for (const { id } of keptAdds()) dropAdd(id)
  browserStorage()?.removeItem(cartKeptKey(brand))
  await database.outbox.where('brand').equals(brand).delete()
  await database.edits.where('scope').equals(cartScope(brand)).delete()
}

/** Deletes what was written in forms and not sent, at an explicit sign-out: it may have a name, an email and a number. */
export function forgetFormDrafts(storage = browserStorage()) {
  for (const key of Object.keys(storage ?? {})) if (/^form-(?:draft|sent)-/.test(key)) storage?.removeItem(key)
}

/** Signing in may merge carts and change prices: the next page requests both again. */
export async function forgetCart(brand: string) {
  const database = ownDatabase()
  await Promise.all([database.carts.delete(brand), database.kept.delete([brand, productCache.key])])
}
