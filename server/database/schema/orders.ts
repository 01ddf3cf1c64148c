import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
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
import type { OrderState, ReturnReason, ReturnState } from '#contract/fields/order-states.ts'
import type { OrderPlan } from '../order-plan.ts'
import { accounts } from './accounts.ts'
import { carts } from './carts.ts'
import { visitors } from './visitors.ts'

/** Pieces that an order took from a warehouse. */
export type TakenStock = { productId: string; warehouse: string; quantity: number }

const cents = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Prevents double orders: one order per cart. */
    cartId: uuid()
      .notNull()
      .unique()
      .references(() => carts.id),
    attemptId: uuid().notNull().unique(),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    /** The account that owns the order. */
    accountId: uuid().references(() => accounts.id),
    email: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    deliveryDate: date({ mode: 'string' }),
    totalCents: cents('total_cents').notNull(),
    /** The GST in the total. */
    taxCents: cents('tax_cents').notNull(),
    paidCents: cents('paid_cents').notNull(),
    /** The last day for the bank transfer that the order waits for; null: it waits for none. */
    payBy: timestamp({ withTimezone: true }),
    /** Only of orders that may have to give it back. */
    takenStock: jsonb().$type<TakenStock[]>(),
    currency: text().notNull(),
    /** The whole order with the prices at checkout. */
    plan: jsonb().$type<OrderPlan>().notNull(),
  },
  (table) => [
    index('orders_visitor').on(table.visitorId, table.placedAt),
    index('orders_account').on(table.accountId, table.placedAt),
    index('orders_shop').on(table.brand, table.placedAt),
    index('orders_waiting').on(table.payBy).where(sql`pay_by is not null`),
    index('orders_email').on(sql`lower(${table.email})`),
    // Orders from which the retention job has to remove a person one day.
    index('orders_unowned').on(table.placedAt).where(sql`account_id is null and email <> ''`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: uuid().notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    quantity: integer().notNull(),
    /** Unit price without warranty and installation. */
    unitCents: cents('unit_cents').notNull(),
    extrasCents: cents('extras_cents').notNull(),
    promoId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productId),
  ],
)

/** What happened to an order after it was placed. */
export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text().$type<Exclude<OrderState, 'ordered'>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Where the carrier shows the parcel; only of shipped orders. */
    trackingUrl: text(),
    /** The member of staff who recorded it; null for steps that were imported. */
    staffId: uuid().references(() => accounts.id),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.state] })],
)

/** Requests of customers to return products. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    brand: text().notNull(),
    idempotencyKey: text().notNull(),
    comment: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** What staff write to the customer. */
    note: text(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('order_returns_once').on(table.orderId, table.idempotencyKey),
    index('order_returns_open').on(table.brand, table.requestedAt).where(sql`state = 'requested'`),
  ],
)

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => orderReturns.id),
    /** The line of the order, as in `order_lines`. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
)

/** The start of the next block of order numbers. A sequence would not survive a move to several machines. */
export const orderNumberBlocks = pgTable('order_number_blocks', {
  series: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})

/** Outgoing mails, written in the same transaction as their event. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** One mail per event: order-confirmation:<order id>. */
    event: text().notNull().unique(),
    brand: text().notNull(),
    recipient: text().notNull(),
    /** Who gets the reply; null: the sender. */
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When to send it; null once sent or given up. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** What the mail server said when it rejected the mail for good. */
    failure: text(),
  },
  (table) => [
    index('mails_due').on(table.dueAt),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
    index('mails_text').on(table.createdAt).where(sql`body <> ''`),
  ],
)
