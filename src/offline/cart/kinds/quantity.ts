import * as z from 'zod/mini'
import { lineQuantity } from '#domain/cart/cart.ts'
import { isOwnCode } from '#domain/cart/line-ref.ts'
import type { Change } from '#offline/sync/edit.ts'
import type { Coalesced } from '#offline/sync/edit-kind.ts'
import type { CartKind } from '../cart-kind.ts'
import { isAbout, isAddition, isStep, Line, lineDependency } from '../line-edits.ts'
import type { AddBody } from './add.ts'

const Body = z.object({ line: Line, title: z.string(), by: z.number() })
export type QuantityBody = z.infer<typeof Body>

/** How many more or fewer, so that the steps of two devices add up. */
export const quantity: CartKind<QuantityBody> = {
  name: 'quantity',
  body: Body,
  touches: () => [],
  dependsOn: ({ line }) => lineDependency(line),
  coalesce(earlier, { line, by }) {
    if (!isAbout(earlier, line)) return 'both'
    if (isStep(earlier)) return moreSteps(earlier, by)
    if (!isAddition(earlier)) return 'both'
    // An addition to a line that the server knows states a difference, not the quantity of the line. Before it, a step
    // could meet the limits of the line.
    return isOwnCode(line.productCode) ? biggerAddition(earlier, by) : 'apart'
  },
  toChange: ({ line, by }) => ({ kind: 'quantity', ...line, by }),
  async send({ body: { line, by } }, { api, options }) {
    const { sku, productCode, warrantyId, installId } = line
    // Without a code the server finds the line by product and choices.
    const which = isOwnCode(productCode) ? { warrantyId, installId } : { productCode }
    return { is: 'accepted', result: await api.cart.addProduct({ body: { sku, ...which, quantity: by } }, options) }
  },
  describe: ({ title, by }) => ({ action: by > 0 ? `${by} more` : `${-by} fewer`, title }),
}

function moreSteps({ kind, body }: Change<QuantityBody>, step: number): Coalesced {
  const by = body.by + step
  if (by === 0) return 'neither'
  return Math.abs(by) > lineQuantity.max ? 'both' : { kind, body: { ...body, by } }
}

function biggerAddition({ kind, body: { line, body } }: Change<AddBody>, step: number): Coalesced {
  const count = body.quantity + step
  if (count < lineQuantity.min || count > lineQuantity.max) return 'apart'
  return { kind, body: { line: { ...line, quantity: count }, body: { ...body, quantity: count } } }
}
