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
import type { AttemptState } from '#domain/attempt-states.ts'
import type { OrderPlan } from '../../payments/order-plan.ts'
import { sealedText } from '../key-encryption.ts'
import { carts } from './carts.ts'
import { visitors } from './visitors.ts'

export type Challenge = { htmlFormAction: string; htmlFormToPost: string }
/** Why a payment ended without an order. */
export type Failure = { reason: string | null; showReason: boolean; messages: string[] }

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    /** What the provider and the shopper know the attempt by. */
    reference: text().notNull().unique(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    /** Hash of the network the order came from, for limits; null where it was placed before these. */
    network: text(),
    option: integer().notNull(),
    state: text().$type<AttemptState>().notNull(),
    /** The provider was asked and nobody knows what it did. */
    isUnknown: boolean().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The order this attempt pays for, priced; never card data. */
    plan: jsonb().$type<OrderPlan>().notNull(),
    challenge: jsonb().$type<Challenge>(),
    /** Where the shopper goes to pay, where that is somebody else's page. */
    redirectUrl: text(),
    failure: jsonb().$type<Failure>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the sweep looks at it next; null once nothing is left to do. Until then a running call has it to itself. */
    checkAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open').on(table.cartId).where(sql`state in ('created', 'pending', 'approved')`),
    index('payment_attempts_due').on(table.checkAt),
    index('payment_attempts_cart').on(table.cartId, table.createdAt),
    index('payment_attempts_network').on(table.network, table.createdAt),
  ],
)

/** Which attempt a press of the button led to. */
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

/** Key pairs that card details are encrypted for. The newest of a name is given out; older ones still open what was sent. */
export const encryptionKeys = pgTable('encryption_keys', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  publicPem: text().notNull(),
  privatePem: sealedText().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
