import type { Cart } from '#contract/checkout/cart.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { emptyCart, quantityAfter } from '#domain/cart/cart.ts'
import { isOwnCode } from '#domain/cart/line-ref.ts'
import { lineOf } from '../cart-edits.ts'
import type { Faults } from './faults.ts'
import type { Input } from './request.ts'

/** A change of the cart: an action of the shopper, or the content of a request. */
export type CartAction =
  | { readonly is: 'more'; readonly sku: string; readonly by: number }
  | { readonly is: 'remove'; readonly sku: string }
  | { readonly is: 'clear' }
  | { readonly is: 'email'; readonly email: string }

const codeOf = (sku: string) => `${sku}-1`
const skuOf = (code: string) => code.slice(0, -2)

/** The cart endpoints of the API with one cart in memory. */
export function createCartServer({ faults }: { faults: Faults }) {
  const lines = new Map([['A', 50]])
  let email: string | null = null
  const done = new Map<string, Cart | ApiError>()
  const applied: { device: string; action: CartAction }[] = []

  const view = (): Cart => ({
    ...emptyCart(),
    cartId: '10000000-0000-4000-8000-00000000000c',
    products: [...lines].map(([sku, quantity]) => lineOf(sku, quantity, codeOf(sku))),
    email,
  })
  function read(name: string, { body = {}, params = {} }: Input): CartAction {
    if (name === 'cart.clear') return { is: 'clear' }
    if (name === 'cart.setEmail') return { is: 'email', email: String(body.email) }
    if (name === 'cart.removeProduct') return { is: 'remove', sku: skuOf(String(params.productCode)) }
    return { is: 'more', sku: String(body.sku), by: Number(body.quantity) }
  }
  function take(action: CartAction, { body = {} }: Input): Cart {
    const isNamed = body.productCode !== undefined && !isOwnCode(String(body.productCode))
    if (action.is === 'clear') lines.clear()
    else if (action.is === 'email') email = action.email
    else if ((action.is === 'remove' || isNamed) && !lines.has(action.sku))
      throw new ApiError(404, { code: 'not_found', message: 'There is no such line' })
    else if (action.is === 'remove') lines.delete(action.sku)
    else lines.set(action.sku, quantityAfter(lines.get(action.sku) ?? 0, action.by))
    return view()
  }

  return {
    view,
    applied: () => applied,
    /** Applies each idempotency key once. */
    call(name: string, input: Input, { device, key }: { device: string; key: string }): Cart {
      const before = faults.keyDropped ? undefined : done.get(key)
      if (before instanceof ApiError) throw before
      if (before) return view()
      const action = read(name, input)
      applied.push({ device, action })
      try {
        const cart = take(action, input)
        done.set(key, cart)
        return cart
      } catch (error) {
        if (error instanceof ApiError) done.set(key, error)
        throw error
      }
    },
  }
}
