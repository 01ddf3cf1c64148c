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
import { visitors } from './visitors.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

/** One basket of one shop. An order closes it for good; the visitor's next change opens another. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    state: text().$type<'open' | 'ordered'>().notNull(),
    /** Rises with every change, so that a payment knows whether the cart is still the one it was made for. */
    version: integer().notNull(),
    email: text(),
    couponCode: text(),
    /** The place availability was last asked for. */
    delivery: jsonb().$type<DeliveryPlace>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('carts_one_open').on(table.visitorId, table.brand).where(sql`state = 'open'`)],
)

export type DeliveryPlace = { suburb: string; state: string; postcode: string; country: string }

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    productCode: text().notNull(),
    /** No foreign key: a catalogue that is loaded anew must not be held up by carts, nor empty them. */
    productId: uuid().notNull(),
    quantity: integer().notNull(),
    warrantyId: text(),
    installId: text(),
    /** What one cost when the shopper last changed the line: a difference is told, never hidden. */
    seenCents: cents('seen_cents').notNull(),
    /** What one costs whatever the shop asks: agreed or held in the project it comes from. Null: the shop's price. */
    agreedCents: cents('agreed_cents'),
    /** The last day of the agreed price. */
    agreedUntil: date({ mode: 'string' }),
    /** The project it comes from. */
    projectId: uuid(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.productCode] })],
)

/** Changes that were made already: a repeated request with the same key changes nothing. */
export const cartChanges = pgTable(
  'cart_changes',
  {
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    key: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.key] }), index('cart_changes_age').on(table.madeAt)],
)

export const coupons = pgTable('coupons', {
  /** In capitals. */
  code: text().primaryKey(),
  kind: text().$type<'percent' | 'amount' | 'everything'>().notNull(),
  /** Percent, or cents. */
  value: integer().notNull(),
  minimumCents: cents('minimum_cents').notNull(),
  /** Null: every shop. */
  brand: text(),
  endsAt: timestamp({ withTimezone: true }),
  /** Null: any number of orders. */
  maxUses: integer(),
  uses: integer().notNull(),
})

export const couponTries = pgTable(
  'coupon_tries',
  {
    id: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    /** Hash of the network it came from; null where it came before these were counted. */
    network: text(),
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('coupon_tries_cart').on(table.cartId, table.triedAt),
    index('coupon_tries_network').on(table.network, table.triedAt),
  ],
)
