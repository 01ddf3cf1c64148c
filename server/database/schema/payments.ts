import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AttemptState } from '#domain/payment/attempt-states.ts'
import { sealedText } from '../key-encryption.ts'
import type { OrderPlan } from '../order-plan.ts'
import { carts } from './carts.ts'
import { visitors } from './visitors.ts'

/** Payment providers (server/payments): stored, so a name is never changed. */
export type GatewayName = 'sandbox' | 'adyen' | 'transfer'

export type Challenge = { htmlFormAction: string; htmlFormToPost: string }
/** Why a payment ended without an order. */
export type Failure = { reason: string | null; showReason: boolean; messages: string[] }

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    /** The reference for the provider and the shopper. */
    reference: text().notNull().unique(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    /** Hash of the client network, for limits; null in rows from before it was recorded. */
    network: text(),
    option: integer().notNull(),
    /** The provider it is made with; null when nothing is paid, and in rows from before it was recorded. */
    gateway: text().$type<GatewayName>(),
    state: text().$type<AttemptState>().notNull(),
    /** The request to the provider has an unknown outcome. */
    isUnknown: boolean().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The priced order of this attempt; never card data. */
    plan: jsonb().$type<OrderPlan>().notNull(),
    challenge: jsonb().$type<Challenge>(),
    /** URL of the payment page, for hosted payments. */
    redirectUrl: text(),
    failure: jsonb().$type<Failure>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the sweep checks it next; null when final. Until then only the running request handles it. */
    checkAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open').on(table.cartId).where(sql`state in ('created', 'pending', 'approved')`),
    index('payment_attempts_due').on(table.checkAt),
    index('payment_attempts_visitor').on(table.visitorId),
    index('payment_attempts_cart').on(table.cartId, table.createdAt),
    index('payment_attempts_network').on(table.network, table.createdAt),
  ],
)

/** The attempt of each submitted checkout. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    key: text().notNull(),
    bodyHash: text().notNull(),
    attemptId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] }), index('idempotency_records_age').on(table.createdAt)],
)

/**
 * What is known of payments at a provider that cannot be queried: own requests, its responses and its messages. Rows are
 * only added; the state follows from all of them, in any order.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** Unique for the event, so that a repeated message adds nothing. */
    id: text().primaryKey(),
    reference: text().notNull(),
    kind: text()
      .$type<
        | 'opened'
        | 'redirected'
        | 'authorised'
        | 'refused'
        | 'cancelled'
        | 'expired'
        | 'returned'
        | 'closed'
        | 'captured'
        | 'capture failed'
        | 'released'
        | 'refunded'
        | 'part refunded'
        | 'refund failed'
      >()
      .notNull(),
    /** The provider's own reference of the payment. */
    providerReference: text(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    currency: text(),
    /** By kind: the paid cart, the URL of the payment page, or a reason. */
    detail: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_reference').on(table.reference), index('payment_events_at').on(table.at)],
)

/** Key pairs that encrypt card details. Clients get the newest of a name; older ones still decrypt. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  publicPem: text().notNull(),
  privatePem: sealedText().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
