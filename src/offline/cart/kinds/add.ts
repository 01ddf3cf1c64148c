import * as z from 'zod/mini'
import { AddProduct, CartProduct } from '#contract/checkout/cart.ts'
import { lineRef } from '#domain/cart/line-ref.ts'
import type { CartKind } from '../cart-kind.ts'
import { createdLine } from '../line-edits.ts'

const Body = z.object({ line: CartProduct, body: AddProduct })
export type AddBody = z.infer<typeof Body>

export const add: CartKind<AddBody> = {
  name: 'add',
  body: Body,
  touches: () => [],
  creates: ({ line }) => [createdLine(lineRef(line))],
  coalesce: () => 'both',
  toChange: ({ line }) => ({ kind: 'add', line }),
  send: async (edit, { api, options }) => ({
    is: 'accepted',
    result: await api.cart.addProduct({ body: edit.body.body }, options),
  }),
  describe: ({ line, body: { quantity } }) => ({
    action: quantity === 1 ? 'Add' : `Add ${quantity}`,
    title: line.title,
  }),
}
