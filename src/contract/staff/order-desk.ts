import * as z from 'zod/mini'
import { orderStates, returnReasons } from '../fields/order-states.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** An order as staff see it. */
export const StaffOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  email: z.string(),
  /** ISO date-time. */
  placedAt: z.string(),
  /** yyyy-mm-dd */
  deliveryDate: z.nullable(z.string()),
  products: z.array(z.object({ title: z.string(), quantity: z.number() })),
  state: z.enum(orderStates),
  isCollected: z.boolean(),
  /** What can be recorded next. */
  next: z.array(z.enum(orderStates)),
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const OpenReturn = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  email: z.string(),
  /** yyyy-mm-dd */
  requestedOn: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), reason: z.enum(returnReasons) })),
  comment: z.string(),
})
export type OpenReturn = z.infer<typeof OpenReturn>

const byId = z.object({ id: z.string() })

/** What staff do with placed orders: their progress and their returns. */
export const orderDesk = {
  open: endpoint({
    method: 'GET',
    path: '/api/staff/orders',
    summary: 'Orders of this shop that are not delivered yet, oldest first, and returns that wait for a decision',
    response: z.object({ orders: z.array(StaffOrder), returns: z.array(OpenReturn) }),
    access: 'projects',
    added: true,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/staff/orders/:id/steps',
    summary: 'Records what happened to an order; the customer gets a mail when it is shipped',
    params: byId,
    body: z.object({
      state: z.enum(orderStates, 'Choose what happened'),
      trackingUrl: z.optional(
        z.nullable(
          z
            .string()
            .check(
              z.regex(/^https:\/\/[^\s"<>]+$/, 'Give a link that begins with https://'),
              z.maxLength(500, 'Give a shorter link'),
            ),
        ),
      ),
    }),
    response: StaffOrder,
    access: 'projects',
    errors: ['invalid_request', 'not_found', 'conflict'],
    added: true,
  }),
  decideReturn: endpoint({
    method: 'POST',
    path: '/api/staff/returns/:id',
    summary: 'Accepts or rejects a return; the customer gets a mail with the note',
    params: byId,
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
    response: z.object({ waiting: z.number() }),
    access: 'projects',
    errors: ['invalid_request', 'not_found', 'conflict'],
    added: true,
  }),
}
