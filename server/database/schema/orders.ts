import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OrderPlan } from '../../payments/order-plan.ts'
import { accounts } from './accounts.ts'
import { carts } from './carts.ts'
import { visitors } from './visitors.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** The one rule against double orders. */
    cartId: uuid()
      .notNull()
      .unique()
      .references(() => carts.id),
    attemptId: uuid().notNull().unique(),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    /** Whose order it is. */
    accountId: uuid().references(() => accounts.id),
    email: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    deliveryDate: date({ mode: 'string' }),
    totalCents: cents('total_cents').notNull(),
    /** The GST in the total. */
    taxCents: cents('tax_cents').notNull(),
    paidCents: cents('paid_cents').notNull(),
    currency: text().notNull(),
    /** The whole order as it was priced and agreed to. */
    plan: jsonb().$type<OrderPlan>().notNull(),
  },
  (table) => [
    index('orders_visitor').on(table.visitorId, table.placedAt),
    index('orders_account').on(table.accountId, table.placedAt),
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
    /** Price of one, without its warranty and installation. */
    unitCents: cents('unit_cents').notNull(),
    extrasCents: cents('extras_cents').notNull(),
    promoId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productId),
  ],
)

/** Where the next block of order numbers begins. A sequence would not survive a move to several machines. */
export const orderNumberBlocks = pgTable('order_number_blocks', {
  series: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})

/** Mails to be sent, written together with what they tell about. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** One mail per event: order-confirmation:<order id>. */
    event: text().notNull().unique(),
    brand: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is due; null once it is sent. */
    dueAt: timestamp({ withTimezone: true }),
    tries: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mails_due').on(table.dueAt)],
)
