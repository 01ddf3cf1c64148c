import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

/** `gone`: it answered 410. `failing`: no delivery arrived for three days. Both wait until staff switch it on again. */
export const endpointStates = ['on', 'off', 'gone', 'failing'] as const
export type EndpointState = (typeof endpointStates)[number]

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const webhook = {
  id: z.string(),
  address: z.string(),
  description: z.string(),
  shops: z.array(z.string()),
  events: z.array(z.string()),
  state: z.enum(endpointStates),
  /** Null: the last delivery arrived, or there was none. */
  failingSince: z.nullable(z.string()),
  /** Deliveries that wait. */
  waiting: z.number(),
}
export const WebhookSummary = z.object(webhook)
export type WebhookSummary = z.infer<typeof WebhookSummary>

/** Until when the former secret signs, too; null without one. */
const formerSecretUntil = z.nullable(z.string())

const detail = { ...webhook, formerSecretUntil }
export const WebhookDetail = z.object(detail)
export type WebhookDetail = z.infer<typeof WebhookDetail>

const WithSecret = z.object({
  ...detail,
  /** Shown once. */
  secret: z.string(),
})
export type WebhookWithSecret = z.infer<typeof WithSecret>

export const WebhookDelivery = z.object({
  id: z.string(),
  /** Sent as `webhook-id`. */
  eventId: z.string(),
  event: z.string(),
  shop: z.string(),
  at: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number(),
  triedAt: z.nullable(z.string()),
  /** The next attempt; null when there is none. */
  nextAt: z.nullable(z.string()),
  status: z.nullable(z.number()),
  response: z.nullable(z.string()),
  problem: z.nullable(z.string()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const fields = {
  address: z
    .string('Enter the address')
    .check(z.trim(), z.minLength(1, 'Enter the address'), z.maxLength(1000, 'At most 1000 characters')),
  description: z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'))),
  shops: z.array(z.string()).check(z.minLength(1, 'Choose a shop'), z.maxLength(100, 'Too many shops')),
  events: z.array(z.string()).check(z.minLength(1, 'Choose an event'), z.maxLength(100, 'Too many events')),
}

const byId = z.object({ id: z.string() })

const moment = (needed: string) => z.iso.datetime({ offset: true, error: needed })

export const manageWebhooks = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/webhooks',
    summary: 'Addresses that are notified of events of this shop',
    query: z.pick(z.object(keysetQuery), { after: true, limit: true }),
    response: keysetPage(WebhookSummary),
    errors: ['invalid_request'],
    roles: ['owner'],
    added: true,
  }),
  options: endpoint({
    method: 'GET',
    path: '/manage/api/webhook-options',
    summary: 'What the form of a webhook offers: events, and the shops of the person',
    response: z.object({
      events: z.array(z.object({ id: z.string(), name: z.string() })),
      shops: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    roles: ['owner'],
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/webhooks/:id',
    summary: 'A webhook',
    params: byId,
    response: WebhookDetail,
    errors: ['not_found'],
    roles: ['owner'],
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/webhooks',
    summary: 'Adds a webhook and shows its secret once',
    body: z.object(fields),
    response: WithSecret,
    errors: ['invalid_request'],
    roles: ['owner'],
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/webhooks/:id',
    summary: 'Changes a webhook, or switches it on or off',
    params: byId,
    body: z.object({ ...fields, isOn: z.boolean() }),
    response: WebhookDetail,
    errors: ['invalid_request', 'not_found'],
    roles: ['owner'],
    added: true,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/manage/api/webhooks/:id/secret',
    summary: 'Makes a new secret and shows it once; the former one signs for another day, too',
    params: byId,
    response: WithSecret,
    errors: ['not_found'],
    roles: ['owner'],
    added: true,
  }),
  test: endpoint({
    method: 'POST',
    path: '/manage/api/webhooks/:id/test',
    summary: 'Sends a test event',
    params: byId,
    response: z.null(),
    errors: ['not_found', 'conflict'],
    roles: ['owner'],
    added: true,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/manage/api/webhooks/:id/replay',
    summary: 'Sends the events of a span of time again',
    params: byId,
    body: z.object({ from: moment('Choose when it begins'), until: moment('Choose when it ends') }),
    response: z.object({ events: z.number() }),
    errors: ['invalid_request', 'not_found'],
    roles: ['owner'],
    added: true,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/manage/api/webhooks/:id/deliveries',
    summary: 'Deliveries of a webhook in the last 30 days, the newest first',
    params: byId,
    query: z.object({
      ...z.pick(z.object(keysetQuery), { after: true, limit: true }).shape,
      state: z.optional(z.enum(deliveryStates, `Choose one of: ${deliveryStates.join(', ')}`)),
    }),
    response: keysetPage(WebhookDelivery),
    errors: ['invalid_request', 'not_found'],
    roles: ['owner'],
    added: true,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/manage/api/webhook-deliveries/:id/send',
    summary: 'Sends one delivery again',
    params: byId,
    response: z.null(),
    errors: ['not_found'],
    roles: ['owner'],
    added: true,
  }),
}
