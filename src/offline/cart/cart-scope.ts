import * as z from 'zod/mini'
import { Cart } from '#contract/checkout/cart.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { optimisticCart } from '#domain/cart/optimistic-cart.ts'
import { isRetryable } from '#domain/errors/retry.ts'
import type { TaxedShop } from '#domain/money/tax.ts'
import { cartFailureText, isLineGone } from '#lib/network/cart-failure.ts'
import { type Edit, newEdit, scopeId } from '../sync/edit.ts'
import type { EditKind, Failure } from '../sync/edit-kind.ts'
import type { ScopeType } from '../sync/scope-type.ts'
import { cartKinds } from './cart-edit.ts'
import { thisTab } from './cart-store.ts'

const name = 'cart'

/** One cart per shop and device, for every account. */
export const cartScope = (brand: string) => scopeId(name, brand)

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : isLineGone(error) ? 404 : null)
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

function failureOf(error: unknown, { isWatched }: { isWatched: boolean }): Failure {
  const status = statusOf(error)
  // After a 500 the server has saved nothing; after an error of a proxy it may have.
  const isFinal = !isRetryable(status) || (status === 500 && isWatched)
  return isFinal ? { is: 'rejected', reason: cartFailureText(asError(error)) } : { is: 'unanswered', status }
}

const OlderRow = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  createdAt: z.number(),
  attempts: z.number(),
  state: z.enum(['waiting', 'refused']),
  notBefore: z.number(),
  reason: z.nullable(z.string()),
})

/** A row of the table in which releases up to November 2026 queued changes of the cart. */
function toEdit(row: unknown, brand: string): Edit | null {
  const read = OlderRow.safeParse(row)
  if (!read.success) return null
  const { id, kind, payload, createdAt, attempts, state, notBefore, reason } = read.data
  const body = cartKinds.find((cartKind) => cartKind.name === kind)?.body.safeParse(payload)
  if (!body?.success) return null
  const progress = { attempts, notBefore, reason, state: state === 'refused' ? 'rejected' : 'pending' } as const
  const scope = cartScope(brand)
  return newEdit({ id, kind, body: body.data, scope, brand, account: null, madeAt: createdAt, ...progress })
}

/** The cart of one shop, for the sync engine. */
export function cartType(shop: TaxedShop): ScopeType<Cart, Cart> {
  const kinds = cartKinds.map(
    (kind): EditKind<unknown, Cart, Cart> => ({
      ...kind,
      apply: (cart, { body }) => optimisticCart(cart, [kind.toChange(body)], shop),
    }),
  )
  return {
    name,
    kinds,
    base: {
      tables: ['carts'],
      read: async ({ carts }, { brand }) => {
        const read = Cart.safeParse((await carts.get(brand))?.cart)
        return read.success ? read.data : null
      },
      write: ({ carts }, { brand }, cart) => carts.put({ brand, cart, savedAt: Date.now(), savedBy: thisTab }),
      remove: ({ carts }, { brand }) => carts.delete(brand),
    },
    confirm: (base, edit, { result }) => {
      const kind = kinds.find((editKind) => editKind.name === edit.kind)
      return result ?? (base && (kind?.apply(base, edit) ?? base))
    },
    failureOf,
    older: { table: 'outbox', toEdit },
  }
}
