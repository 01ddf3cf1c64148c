import { checkoutSessionKey } from '#domain/checkout-session.ts'
import { browserStorage } from '#lib/expiring-storage.ts'
import { ownDatabase } from './database.ts'
import { forgetProjects } from './project-store.ts'

/** Takes from this device what belongs to whoever was signed in: the cart, what waits to be sent, the form of the checkout, projects. */
export async function forgetPersonal(brand: string) {
  browserStorage()?.removeItem(checkoutSessionKey)
  browserStorage()?.removeItem(`hearth:${brand}:cart-kept`)
  const database = ownDatabase()
  await database.carts.delete(brand)
  await database.outbox.where('brand').equals(brand).delete()
  await forgetProjects(database)
}

/** The cart may have become one with another: the next page asks for it. */
export async function forgetCart(brand: string) {
  await ownDatabase().carts.delete(brand)
}
