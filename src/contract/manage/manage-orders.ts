import * as z from 'zod/mini'
import { orderStates } from '../fields/order-states.ts'
import { Dollars } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const State = z.enum(orderStates, `Choose one of: ${orderStates.join(', ')}`)

const order = {
  id: z.string(),
  number: z.string(),
  placedAt: z.string(),
  customer: z.string(),
  email: z.string(),
  total: Dollars,
  state: State,
  /** Its bank transfer has not been recorded yet. */
  isUnpaid: z.boolean(),
}
export const OrderSummary = z.object(order)
export type OrderSummary = z.infer<typeof OrderSummary>

const refund = z.object({
  id: z.string(),
  amount: Dollars,
  reason: z.string(),
  state: z.enum(['requested', 'done', 'failed']),
  requestedBy: z.string(),
  requestedAt: z.string(),
})

const rows = z.array(z.object({ name: z.string(), value: z.string() }))

export const OrderDetail = z.object({
  ...order,
  currency: z.string(),
  /** Everything that was typed or chosen, as its shopper reads it. A line break in a value is a line break. */
  details: z.array(z.object({ title: z.string(), rows })),
  /** `extras`: the warranty and installation of the line. */
  lines: z.array(
    z.object({ sku: z.string(), title: z.string(), quantity: z.number(), amount: z.string(), extras: rows }),
  ),
  /** What it comes to: goods, coupon, delivery, services, total, payments. */
  charges: rows,
  paid: Dollars,
  /** How it is paid, and through whom. */
  payment: z.string(),
  /** The order was to be paid by bank transfer; staff send money back from their bank, too. */
  isByTransfer: z.boolean(),
  /** The last day for a transfer that is waited for. */
  payBy: z.nullable(z.string()),
  /** What can still be sent back. */
  refundable: Dollars,
  /** Of what was sent back: what did not arrive and was not sent again. */
  notArrived: Dollars,
  refunds: z.array(refund),
  steps: z.array(z.object({ state: State, at: z.string() })),
  trackingUrl: z.nullable(z.string()),
  /** The states that can follow. */
  next: z.array(State),
})
export type OrderDetail = z.infer<typeof OrderDetail>

const byId = z.object({ id: z.string() })

export const manageOrders = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/orders',
    summary: 'Orders of this shop, the newest first',
    query: z.object({ ...keysetQuery, state: z.optional(State), isUnpaid: z.optional(z.enum(['true'])) }),
    response: keysetPage(OrderSummary),
    errors: ['invalid_request'],
    roles: ['owner', 'service', 'store'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/orders/:id',
    summary: 'An order with its lines, its address and its refunds',
    params: byId,
    response: OrderDetail,
    errors: ['not_found'],
    roles: ['owner', 'service', 'store'],
    added: true,
  }),
  setState: endpoint({
    method: 'POST',
    path: '/manage/api/orders/:id/state',
    summary: 'Says how far an order is',
    params: byId,
    body: z.object({
      state: State,
      /** Where the parcel can be followed. */
      trackingUrl: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(500, 'This link is too long'),
            z.regex(/^(?:https:\/\/\S+)?$/, 'Give a link that begins with https://'),
          ),
      ),
    }),
    response: OrderDetail,
    errors: ['invalid_request', 'not_found', 'conflict'],
    roles: ['owner', 'service', 'store'],
    added: true,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/manage/api/orders/:id/payment',
    summary: 'Records that the bank transfer for an order has arrived',
    params: byId,
    response: OrderDetail,
    errors: ['not_found', 'conflict'],
    roles: ['owner', 'service'],
    added: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/manage/api/orders/:id/refunds',
    summary: 'Sends money back to the customer, by the payment it came from',
    params: byId,
    body: z.object({
      /** A UUID that the page chooses: a repeated request is one refund. */
      id: z.uuid('Give a UUID'),
      amount: Dollars.check(z.positive('Enter an amount above zero')),
      /** What the page showed as `refundable`: of two people, the second learns of the refund of the first. */
      refundable: z.optional(Dollars),
      reason: z
        .string('Write the reason')
        .check(z.trim(), z.minLength(1, 'Write the reason'), z.maxLength(200, 'A reason has 200 characters at most')),
    }),
    response: OrderDetail,
    errors: ['invalid_request', 'not_found', 'conflict', 'unavailable'],
    roles: ['owner', 'service'],
    added: true,
  }),
}

/** Files of the back office: a link opens them, so they are no calls of the client. */
export const manageFiles = {
  invoice: { path: '/manage/api/orders/:id/invoice', roles: ['owner', 'service', 'store'] },
  ordersCsv: { path: '/manage/api/orders.csv', roles: ['owner', 'service'] },
} as const
