import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { accounts } from './accounts.ts'
import { orders } from './orders.ts'

const moment = () => timestamp({ withTimezone: true }).notNull()

/** What a member of staff may do in the back office, in the shops of `staff_shops`. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    role: text().$type<StaffRole>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.role] })],
)

export type AuditValues = Record<string, unknown>

/** Every write of the back office, in its transaction. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Sorted by time. */
    id: uuid().primaryKey(),
    at: moment(),
    brand: text().notNull(),
    /** Null: no person, such as the payment provider. */
    accountId: uuid().references(() => accounts.id),
    /** The name of the person at that time. */
    who: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What it was called at that time. */
    label: text().notNull(),
    /** Null: it was new. */
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [index('audit_log_brand').on(table.brand, table.id)],
)

/** Money sent back for an order. */
export const refunds = pgTable(
  'refunds',
  {
    /** Chosen by the page, and the key at the provider: a repeated request is one refund. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** `requested`: the provider has not confirmed it; `failed`: it confirmed it, and could not pay it out. */
    state: text().$type<'requested' | 'done' | 'failed'>().notNull(),
    requestedBy: text().notNull(),
    requestedAt: moment(),
    /** When the provider reported that it did not arrive. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('refunds_order').on(table.orderId)],
)

/** Counts the changes of the back office: every instance compares it to empty its caches. One row. */
export const changeCounter = pgTable('change_counter', {
  id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})

/** Pictures that staff uploaded; their bytes are in the file store, by the id. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    id: uuid().primaryKey(),
    /** What tables store of it. */
    key: text().notNull().unique(),
    /** When it was uploaded or last saved: what no row shows a day later is deleted. */
    at: moment(),
  },
  (table) => [index('uploaded_pictures_at').on(table.at)],
)

/**
 * What a host said of a picture that an import fetched, so that it is requested again only if it changed. A row goes with its
 * picture.
 */
export const pictureAddresses = pgTable(
  'picture_addresses',
  {
    /** As a file names it, without a fragment. */
    address: text().primaryKey(),
    pictureId: uuid()
      .notNull()
      .references(() => uploadedPictures.id, { onDelete: 'cascade' }),
    /** Where it was after redirects: what the host said holds there only. */
    source: text().notNull(),
    etag: text(),
    lastModified: text(),
  },
  (table) => [index('picture_addresses_picture').on(table.pictureId)],
)
