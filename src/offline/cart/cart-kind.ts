import type { Cart } from '#contract/cart.ts'
import type { CartChange } from '#domain/optimistic-cart.ts'
import type { EditKind } from '../sync/edit-kind.ts'

/** A kind of edit of the cart: what it does to the cart follows from the change it is shown as. */
export type CartKind<Body> = Omit<EditKind<Body, Cart, Cart>, 'apply'> & {
  toChange(body: Body): CartChange
}
