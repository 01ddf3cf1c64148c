import * as z from 'zod/mini'
import { returnReasons } from '../fields/order-states.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

export const WaitingReturn = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  email: z.string(),
  /** ISO date-time. */
  requestedAt: z.string(),
  lines: z.array(
    z.object({
      /** Of the line in the order. */
      position: z.number(),
      title: z.string(),
      quantity: z.number(),
      reason: z.enum(returnReasons),
    }),
  ),
  comment: z.string(),
})
export type WaitingReturn = z.infer<typeof WaitingReturn>

export const manageReturns = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/returns',
    summary: 'Returns that wait for a decision, the oldest first',
    query: z.pick(z.object(keysetQuery), { after: true, limit: true }),
    response: keysetPage(WaitingReturn),
    errors: ['invalid_request'],
    roles: ['owner', 'service', 'store'],
    added: true,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/manage/api/returns/:id',
    summary: 'Accepts or rejects a return; the customer gets a mail with the note',
    params: z.object({ id: z.string() }),
    body: z.object({
      decision: z.enum(['accept', 'reject'], 'Choose accept or reject'),
      note: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Write what happens next: the customer reads it'),
          z.maxLength(1000, 'Write 1000 characters at most'),
        ),
    }),
    response: z.null(),
    errors: ['invalid_request', 'not_found', 'conflict'],
    roles: ['owner', 'service', 'store'],
    added: true,
  }),
}
