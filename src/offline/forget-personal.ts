import { checkoutSessionKey } from '#domain/checkout-session-key.ts'
import { browserStorage } from '#lib/expiring-storage.ts'
import { cartScope } from './cart/cart-scope.ts'
import { ownDatabase } from './database.ts'
import { productCache } from './product-cache.ts'
import { forgetProjects } from './project-store.ts'

/** Takes from this device what belongs to whoever was signed in: the cart, what waits to be sent, the form of the checkout, projects. */
export async function forgetPersonal(brand: string) {
  browserStorage()?.removeItem(checkoutSessionKey)
  browserStorage()?.removeItem(`hearth:${brand}:cart-kept`)
  const database = ownDatabase()
  await database.carts.delete(brand)
  await database.kept.delete([brand, productCache.key])
  await database.outbox.where('brand').equals(brand).delete()
  await database.edits.where('scope').equals(cartScope(brand)).delete()
  await forgetProjects(database)
}

/** The cart may have become one with another, and prices may be for members: the next page requests both. */
export async function forgetCart(brand: string) {
  const database = ownDatabase()
  await Promise.all([database.carts.delete(brand), database.kept.delete([brand, productCache.key])])
}
