import * as z from 'zod/mini'
import type { CartKind } from '../cart-kind.ts'

const Body = z.object({ email: z.string(), cartId: z.optional(z.string()) })
export type EmailBody = z.infer<typeof Body>

export const email: CartKind<EmailBody> = {
  name: 'email',
  body: Body,
  touches: () => ['email'],
  coalesce: ({ kind }) => (kind === 'email' ? 'later' : 'both'),
  toChange: (body) => ({ kind: 'email', email: body.email }),
  send: async ({ body }, { api, options }) => ({ is: 'accepted', result: await api.cart.setEmail({ body }, options) }),
  describe: (body) => ({ action: 'Keep the email', title: body.email }),
}
