import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FormField } from '#contract/content/contact.ts'
import type { FormSource } from '#contract/content/form-sources.ts'
import { visitors } from './visitors.ts'

/** Newsletter subscribers of a shop. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    brand: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    postcode: text().notNull(),
    source: text().$type<FormSource>().notNull(),
    /** The visitor who signed up last. */
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    subscribedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.email] }),
    index('newsletter_subscribers_brand').on(table.brand, table.subscribedAt, table.email),
    index('newsletter_subscribers_visitor').on(table.visitorId, table.changedAt),
  ],
)

/** A stored form field: dates are relative to today, and the options of `store` are filled in on request. */
export type StoredField = Omit<FormField, 'from' | 'to' | 'kind'> & {
  kind: FormField['kind'] | 'store'
  fromDays?: number
  toDays?: number
}

/** Forms of a shop by URL. */
export const forms = pgTable(
  'forms',
  {
    brand: text().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    html: text().notNull(),
    button: text().notNull(),
    source: text().$type<FormSource>().notNull(),
    fields: jsonb().$type<StoredField[]>().notNull(),
    /** Prefix of the submission references. */
    prefix: text().notNull(),
    thanks: jsonb().$type<{ title: string; text: string }>().notNull(),
    /** Bookings per store and time slot, for forms that book a visit. */
    seats: integer(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.url] })],
)

/** Form submissions. */
export const formMessages = pgTable(
  'form_messages',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    brand: text().notNull(),
    formUrl: text().notNull(),
    source: text().$type<FormSource>().notNull(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id),
    idempotencyKey: text().notNull(),
    sku: text(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    /** One booking in a time slot of a store. */
    seat: text().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff marked it as done; null: it is open. */
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('form_messages_once').on(table.visitorId, table.idempotencyKey),
    index('form_messages_visitor').on(table.visitorId, table.sentAt),
    index('form_messages_brand').on(table.brand, table.sentAt, table.id),
  ],
)
