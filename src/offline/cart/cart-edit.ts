import type { CartChange } from '#domain/cart/optimistic-cart.ts'
import type { Change, Edit } from '../sync/edit.ts'
import type { Described } from '../sync/edit-kind.ts'
import type { CartKind } from './cart-kind.ts'
import { type AddBody, add } from './kinds/add.ts'
import { clear } from './kinds/clear.ts'
import { type EmailBody, email } from './kinds/email.ts'
import { type QuantityBody, quantity } from './kinds/quantity.ts'
import { type RemoveBody, remove } from './kinds/remove.ts'

/** What a shopper does with the cart. */
export type CartEdit =
  | { readonly kind: 'add'; readonly body: AddBody }
  | { readonly kind: 'quantity'; readonly body: QuantityBody }
  | { readonly kind: 'remove'; readonly body: RemoveBody }
  | { readonly kind: 'clear'; readonly body: null }
  | { readonly kind: 'email'; readonly body: EmailBody }

export const cartKinds: readonly CartKind<unknown>[] = [add, quantity, remove, clear, email]

const kindOf = ({ kind }: Change) => cartKinds.find(({ name }) => name === kind)

/** How the edit is shown in the cart. */
export const toChange = (edit: Edit): CartChange | undefined => kindOf(edit)?.toChange(edit.body)

/** How the edit is listed while it is pending. */
export const describeEdit = (edit: Edit): Described =>
  kindOf(edit)?.describe(edit.body, null) ?? { action: 'Change', title: '' }
