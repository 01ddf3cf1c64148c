import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryState, EndpointState } from '#contract/manage/manage-webhooks.ts'
import { sealedText } from '../key-encryption.ts'

const moment = () => timestamp({ withTimezone: true })

/** Addresses of a retailer's systems that are notified of events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid().primaryKey(),
  address: text().notNull(),
  description: text().notNull(),
  /** The shops whose events it gets. */
  brands: text().array().notNull(),
  /** Names of events, as in `server/webhooks/event-catalogue.ts`. */
  events: text().array().notNull(),
  state: text().$type<EndpointState>().notNull(),
  /** The first failure since the last success. */
  failingSince: moment(),
  /** Until then one process delivers to it. */
  leasedUntil: moment(),
  createdAt: moment().notNull(),
})

/** Keys that sign the deliveries of an endpoint: during a rotation the former one, too. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    secret: sealedText().notNull(),
    createdAt: moment().notNull(),
    /** Null: in use. */
    validUntil: moment(),
  },
  (table) => [index('webhook_secrets_endpoint').on(table.endpointId)],
)

/** Events that an endpoint wants, written in the same transaction as what they report. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Sent as `webhook-id`, the same for each attempt and each endpoint. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    version: integer().notNull(),
    brand: text().notNull(),
    at: moment().notNull(),
    data: jsonb().$type<object>().notNull(),
  },
  (table) => [index('webhook_events_at').on(table.at)],
)

/** An event for an endpoint, with the outcome of the last attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** The order of delivery (`server/webhooks/positions.ts`). */
    position: bigint({ mode: 'number' }).notNull(),
    state: text().$type<DeliveryState>().notNull(),
    tries: integer().notNull(),
    dueAt: moment().notNull(),
    firstTriedAt: moment(),
    triedAt: moment(),
    /** The status of the response. */
    status: integer(),
    /** The beginning of the response. */
    response: text(),
    /** Why there was no response. */
    problem: text(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_list').on(table.endpointId, table.position),
    index('webhook_deliveries_pending').on(table.endpointId, table.position).where(sql`state = 'pending'`),
  ],
)
