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
import { offerScope } from './offer-scope.ts'
import { visitors } from './visitors.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

/** A cart in one shop. An order closes it; the visitor's next change creates a new one. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    state: text().$type<'open' | 'ordered'>().notNull(),
    /** Incremented with every change, so that a payment detects a changed cart. */
    version: integer().notNull(),
    email: text(),
    couponCode: text(),
    /** The location of the last availability request. */
    delivery: jsonb().$type<DeliveryPlace>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_open').on(table.visitorId, table.brand).where(sql`state = 'open'`),
    index('carts_visitor').on(table.visitorId),
    index('carts_unused').on(table.changedAt).where(sql`state = 'open'`),
  ],
)

export type DeliveryPlace = { suburb: string; state: string; postcode: string; country: string }

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    productCode: text().notNull(),
    /** No foreign key: reloading the catalogue must not be blocked by carts, nor empty them. */
    productId: uuid().notNull(),
    quantity: integer().notNull(),
    warrantyId: text(),
    installId: text(),
    /** Unit price when the shopper last changed the line; the cart shows a difference. */
    seenCents: cents('seen_cents').notNull(),
    /** Unit price agreed or locked in the project of the line, instead of the shop's price. Null: the shop's price. */
    agreedCents: cents('agreed_cents'),
    /** The last day of the agreed price. */
    agreedUntil: date({ mode: 'string' }),
    /** The project of the line. */
    projectId: uuid(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.productCode] })],
)

/** Applied changes: a repeated request with the same key changes nothing. */
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
  /** Upper case. */
  code: text().primaryKey(),
  kind: text().$type<'percent' | 'amount' | 'everything'>().notNull(),
  /** Percent, or cents. */
  value: integer().notNull(),
  minimumCents: cents('minimum_cents').notNull(),
  /** Null: every shop. */
  brand: text(),
  /** Null: since ever. */
  startsAt: timestamp({ withTimezone: true }),
  endsAt: timestamp({ withTimezone: true }),
  /** Null: any number of orders. */
  maxUses: integer(),
  uses: integer().notNull(),
  ...offerScope(),
  /** With neither of the three: everything in the cart. */
  skus: jsonb().$type<string[]>().notNull().default([]),
})

export const couponTries = pgTable(
  'coupon_tries',
  {
    id: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    /** Hash of the client network; null in rows from before it was recorded. */
    network: text(),
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('coupon_tries_cart').on(table.cartId, table.triedAt),
    index('coupon_tries_network').on(table.network, table.triedAt),
  ],
)
