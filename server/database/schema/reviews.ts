import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { orders } from './orders.ts'
import { visitors } from './visitors.ts'

const moment = () => timestamp({ withTimezone: true })

/** Reviews of buyers, checked by staff before they are shown. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Variant group of the product, else its SKU: all finishes of a model share their reviews. */
    style: text().notNull(),
    /** The finish that was bought. */
    sku: text().notNull(),
    /** Null for reviews that were imported. */
    accountId: uuid().references(() => accounts.id),
    /** The order that contains the product. */
    orderId: uuid().references(() => orders.id),
    /** Day of that order; null: it was not bought in this shop. */
    boughtOn: date({ mode: 'string' }),
    /** First name and suburb, as the author wants them shown. */
    author: text().notNull(),
    suburb: text().notNull(),
    stars: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    state: text().$type<'pending' | 'published' | 'rejected'>().notNull(),
    /** Why it was rejected, for its author. */
    reason: text(),
    /** Number of visitors who found it helpful. */
    helpful: integer().notNull().default(0),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    index('reviews_newest')
      .on(table.brand, table.style, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('reviews_helpful')
      .on(table.brand, table.style, table.helpful.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('reviews_pending').on(table.brand, table.createdAt).where(sql`state = 'pending'`),
    // One review of a model by each person; after a rejection there can be another.
    uniqueIndex('reviews_once').on(table.accountId, table.brand, table.style).where(sql`state <> 'rejected'`),
  ],
)

/** Who found a review helpful: one vote by each visitor. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    votedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index('review_votes_visitor').on(table.visitorId, table.votedAt),
  ],
)

/** Questions about products, shown once staff have answered them. */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** As in `reviews`. */
    style: text().notNull(),
    sku: text().notNull(),
    /** Null for questions that were imported. */
    visitorId: uuid().references(() => visitors.id),
    idempotencyKey: text(),
    /** First name. */
    author: text().notNull(),
    /** For the answer; never shown. */
    email: text().notNull(),
    text: text().notNull(),
    state: text().$type<'pending' | 'answered' | 'rejected'>().notNull(),
    answer: text(),
    /** First name of the member of staff. */
    answeredBy: text(),
    createdAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    index('questions_answered')
      .on(table.brand, table.style, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'answered'`),
    index('questions_pending').on(table.brand, table.createdAt).where(sql`state = 'pending'`),
    uniqueIndex('questions_once').on(table.visitorId, table.idempotencyKey),
    index('questions_visitor').on(table.visitorId, table.createdAt),
  ],
)
