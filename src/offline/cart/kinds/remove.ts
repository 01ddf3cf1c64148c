import * as z from 'zod/mini'
import type { Cart } from '#contract/checkout/cart.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { findLine, isOwnCode, type LineRef } from '#domain/cart/line-ref.ts'
import { LineGoneError } from '#lib/network/cart-failure.ts'
import type { SendRequest } from '#offline/sync/edit-kind.ts'
import type { CartKind } from '../cart-kind.ts'
import { isAbout, Line, lineDependency } from '../line-edits.ts'

const Body = z.object({ line: Line, title: z.string() })
export type RemoveBody = z.infer<typeof Body>

/** The server's code of a line that was added on this device: from the last response, else from a new request. */
async function codeOf(line: LineRef, { api, base, options: { signal } }: SendRequest<Cart>): Promise<string> {
  if (!isOwnCode(line.productCode)) return line.productCode
  const named = findLine(base?.products ?? [], line)
  const found = named ?? findLine((await api.cart.view({ query: {} }, { signal })).products ?? [], line)
  if (!found) throw new LineGoneError()
  return found.productCode
}

export const remove: CartKind<RemoveBody> = {
  name: 'remove',
  body: Body,
  touches: () => [],
  dependsOn: ({ line }) => lineDependency(line),
  coalesce: (earlier, { line }) => (isAbout(earlier, line) ? 'later' : 'both'),
  toChange: ({ line }) => ({ kind: 'remove', ...line }),
  async send({ body: { line } }, request) {
    const { api, options, isWatched } = request
    try {
      const params = { productCode: await codeOf(line, request) }
      return { is: 'accepted', result: await api.cart.removeProduct({ params }, options) }
    } catch (error) {
      // Removing a line that is gone succeeds, but a shopper who waits for the response gets the error.
      if (isWatched || !(isNotFound(error) || error instanceof LineGoneError)) throw error
      return { is: 'accepted' }
    }
  },
  describe: ({ title }) => ({ action: 'Remove', title }),
}
