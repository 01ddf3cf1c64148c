import { liveQuery } from 'dexie'
import { cartScope } from './cart/cart-scope.ts'
import { type Database, ownDatabase } from './database.ts'
import { ownUnsent, storedStaff, unsentHere } from './offline-staff.ts'

/** How many edits only this device has. The cart belongs to no account. */
export type UnsentChanges = { readonly projects: number; readonly cart: number }

async function countCart(brand: string, { edits, outbox }: Database) {
  return (await edits.where({ scope: cartScope(brand) }).count()) + (await outbox.where({ brand }).count())
}

/** What a sign-out deletes. */
export async function countOwnChanges(brand: string, database = ownDatabase()): Promise<UnsentChanges> {
  const { edits, older } = await ownUnsent(brand, database)
  return { projects: edits.length + older.length, cart: await countCart(brand, database) }
}

export type StoredChanges = UnsentChanges & {
  /** Project edits by others than the member of staff whose sign-in ended here; only their authors can send them. */
  readonly others: number
}

/** What is stored while no one is signed in. */
export async function countStoredChanges(brand: string, database = ownDatabase()): Promise<StoredChanges> {
  const { id } = await storedStaff(brand, database)
  const { edits, older } = await unsentHere(brand, database)
  const cartEdits = cartScope(brand)
  const ofProjects = [...edits, ...older].filter(({ change }) => change.scope !== cartEdits)
  const own = ofProjects.filter(({ change }) => change.account === id).length
  return { projects: own, others: ofProjects.length - own, cart: await countCart(brand, database) }
}

/** Reports the stored changes now and after every change by any tab; nothing where the browser stores nothing. */
export function watchStoredChanges(brand: string, take: (stored: StoredChanges) => void) {
  const subscription = liveQuery(() => countStoredChanges(brand)).subscribe({ next: take, error: () => {} })
  return () => subscription.unsubscribe()
}
