import type { Cart } from '#contract/checkout/cart.ts'
import type { CartChange } from '#domain/cart/optimistic-cart.ts'
import type { EditKind } from '../sync/edit-kind.ts'

/** A kind of cart edit; its `apply` follows from `toChange`. */
export type CartKind<Body> = Omit<EditKind<Body, Cart, Cart>, 'apply'> & {
  toChange(body: Body): CartChange
}
