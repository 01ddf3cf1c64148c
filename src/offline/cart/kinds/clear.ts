import * as z from 'zod/mini'
import type { CartKind } from '../cart-kind.ts'

export const clear: CartKind<null> = {
  name: 'clear',
  body: z.null(),
  touches: () => [],
  coalesce: ({ kind }) => (kind === 'email' ? 'both' : 'later'),
  toChange: () => ({ kind: 'clear' }),
  send: async (_edit, { api, options }) => ({ is: 'accepted', result: await api.cart.clear(undefined, options) }),
  describe: () => ({ action: 'Remove', title: 'Everything' }),
}
