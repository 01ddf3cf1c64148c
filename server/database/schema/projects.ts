import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { QuoteData } from '#contract/project/project-parts.ts'
import type { fileEndings, PriceReason, ProjectStatus } from '#contract/project/project-values.ts'
import type { Conflict } from '#contract/protocol/project-conflict.ts'
import type { FieldValue } from '#domain/project/project-fields.ts'
import { accounts } from './accounts.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = () => timestamp({ withTimezone: true })
/** A fractional index (domain/project/position.ts). Its migration sets COLLATE "C": it sorts by character code. */
const position = () => text().notNull()

/** A quote or booking that staff prepare for a customer in a shop. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    status: text().$type<ProjectStatus>().notNull(),
    quoteData: jsonb().$type<QuoteData>().notNull(),
    /** The customer's email addresses in lower case and phone digits, for search. */
    contacts: text().array().notNull(),
    salespersonCode: text(),
    salespersonName: text(),
    storeId: text(),
    storeName: text(),
    /** Incremented with every change. */
    version: integer().notNull(),
    /** The version of the last change to quoted content. */
    contentVersion: integer().notNull(),
    lineCount: integer().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    changedBy: text().notNull(),
    /** Set with the first quote. */
    quoteId: bigint({ mode: 'number' }),
    quoteVersion: integer().notNull(),
    quotedCents: cents('quoted_cents'),
    quotedAt: moment(),
    quotedBy: text(),
    /** The project version of the quote. */
    quotedVersion: integer(),
    emailedAt: moment(),
    emailedTo: text().array().notNull(),
    lockedAt: moment(),
    lockedBy: text(),
    /** The last day of locked prices; null: until they are unlocked. */
    lockEndsOn: date({ mode: 'string' }),
    /** The id of the share link derives from this and a server key; lookups use its hash. */
    shareNonce: text(),
    shareHash: text().unique(),
    sharedAt: moment(),
    sharedBy: text(),
    shareEndsAt: moment(),
    /** When the link was first and last opened, not by staff. */
    shareOpenedAt: moment(),
    shareLastOpenedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    index('projects_changed').on(table.brand, table.changedAt.desc(), table.id.desc()).where(sql`deleted_at is null`),
    index('projects_created').on(table.brand, table.createdAt).where(sql`deleted_at is null`),
    index('projects_quote').on(table.quoteId),
    index('projects_contacts').using('gin', table.contacts),
    index('projects_lock').on(table.lockEndsOn).where(sql`locked_at is not null`),
  ],
)

const projectId = () =>
  uuid()
    .notNull()
    .references(() => projects.id)

export const projectFolders = pgTable(
  'project_folders',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    title: text().notNull(),
    position: position(),
    /** The project version that added it. */
    madeVersion: integer().notNull(),
    quoteId: bigint({ mode: 'number' }),
    quotedCents: cents('quoted_cents'),
    quotedAt: moment(),
  },
  (table) => [index('project_folders_project').on(table.projectId, table.position)],
)

/**
 * A row for each project and each separately quoted folder, for filters and sorting. Updated with every change of a
 * project (project/store/project-rows.ts): scanning this narrow table is as fast as an index of a wide one.
 */
export const projectRows = pgTable(
  'project_rows',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Empty for the project itself. */
    folderId: text().notNull(),
    brand: text().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    salespersonCode: text(),
    referrerCode: text(),
    /** Created by a booking, without any other content. */
    isOnlyBooking: boolean().notNull(),
    /** Hashes of the product brands and categories of its lines. */
    tags: bigint({ mode: 'bigint' }).array().notNull(),
    // Sort columns: lower case, truncated, by character code.
    projectName: text(),
    folderName: text(),
    quoteId: bigint({ mode: 'number' }),
    status: text().notNull(),
    salesperson: text(),
    store: text(),
    customerName: text(),
    customerPhone: text(),
    customerEmail: text(),
    secondaryCustomerPhone: text(),
    secondaryCustomerEmail: text(),
    quotedCents: cents('quoted_cents'),
    projectGoal: text(),
    projectStart: text(),
    referrer: text(),
    address: text(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.folderId] }),
    // Covers most filters, so that counting needs only the index.
    index('project_rows_created').on(
      table.brand,
      table.createdAt,
      table.salespersonCode,
      table.referrerCode,
      table.isOnlyBooking,
    ),
    index('project_rows_changed').on(table.brand, table.changedAt),
  ],
)

export const projectLines = pgTable(
  'project_lines',
  {
    projectId: projectId(),
    productCode: text().notNull(),
    /** No foreign key: reloading the catalogue must not be blocked by projects. */
    productId: uuid().notNull(),
    sku: text().notNull(),
    folderId: uuid().references(() => projectFolders.id),
    position: position(),
    quantity: integer().notNull(),
    warrantyId: text(),
    installId: text(),
    /** Unit price that staff agreed to. */
    agreedCents: cents('agreed_cents'),
    priceReason: text().$type<PriceReason>(),
    competitor: text(),
    competitorUrl: text(),
    /** Unit price while prices are locked. */
    lockedCents: cents('locked_cents'),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.productCode] }),
    index('project_lines_product').on(table.productId),
  ],
)

export const projectNotes = pgTable(
  'project_notes',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    sku: text().notNull(),
    notes: text().notNull(),
    createdBy: text().notNull(),
    changedAt: moment().notNull(),
    changedBy: text().notNull(),
  },
  (table) => [index('project_notes_project').on(table.projectId)],
)

export const projectVariations = pgTable(
  'project_variations',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    productCode: text().notNull(),
    brand: text().notNull(),
    variationSku: text().notNull(),
    comments: text().notNull(),
    rrpCents: cents('rrp_cents'),
  },
  (table) => [index('project_variations_project').on(table.projectId)],
)

export const projectComments = pgTable(
  'project_comments',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    user: text().notNull(),
    message: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (table) => [index('project_comments_project').on(table.projectId, table.writtenAt)],
)

/** File metadata; the content is in a folder of the server, named by the id. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    productCode: text(),
    name: text().notNull(),
    kind: text().$type<(typeof fileEndings)[number]>().notNull(),
    size: integer().notNull(),
    hash: text().notNull(),
    uploadedBy: text().notNull(),
    uploadedAt: moment().notNull(),
    showToCustomer: boolean().notNull(),
  },
  (table) => [index('project_files_project').on(table.projectId, table.uploadedAt)],
)

/** A line of a saved quote. */
export type QuotedLine = {
  productCode: string
  sku: string
  title: string
  folder: string | null
  quantity: number
  unitCents: number
  extrasCents: number
  /** Warranty and installation; missing in older quotes. */
  extras?: { name: string; cents: number }[]
  /** The current unit price, if a lower one was agreed. */
  wasCents?: number | null
  rrpCents: number | null
  isHeld: boolean
  notes: string[]
  variations: string[]
}

/** Saved quotes; never changed. */
export const projectQuotes = pgTable(
  'project_quotes',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    /** Null: the whole project. */
    folderId: uuid(),
    quoteId: bigint({ mode: 'number' }).notNull(),
    quoteVersion: integer().notNull(),
    quotedCents: cents('quoted_cents').notNull(),
    /** The last day of locked prices, if there is one. */
    heldUntil: date({ mode: 'string' }),
    lines: jsonb().$type<QuotedLine[]>().notNull(),
    savedAt: moment().notNull(),
    savedBy: text().notNull(),
  },
  (table) => [index('project_quotes_project').on(table.projectId, table.savedAt)],
)

/** Audit log, append-only. */
export const projectLog = pgTable(
  'project_log',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    version: integer().notNull(),
    madeAt: moment().notNull(),
    user: text().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    field: text().notNull(),
    fromText: text().notNull(),
    toText: text().notNull(),
    /** The id of the note, line, folder or file. */
    itemId: text(),
  },
  (table) => [
    index('project_log_project').on(table.projectId, table.version.desc(), table.id.desc()),
    index('project_log_item').on(table.projectId, table.itemId),
  ],
)

/** The previous value of each changed field, for the time in which a tablet may send edits of an old copy. */
export const projectFields = pgTable(
  'project_fields',
  {
    projectId: projectId(),
    field: text().notNull(),
    version: integer().notNull(),
    before: jsonb().$type<{ value: FieldValue }>().notNull(),
    changedBy: text().notNull(),
    /** Null: the shop itself, or rows from before accounts were recorded. */
    accountId: uuid(),
    /** Null if the device sent no id. */
    deviceId: uuid(),
    /** When the edit was made: a tablet may send it hours later. */
    madeAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version, table.field] }),
    index('project_fields_age').on(table.changedAt),
  ],
)

/** The result of each change: a repeated request with the same key changes nothing and gets the same response. */
export const projectChanges = pgTable(
  'project_changes',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    key: text().notNull(),
    projectId: projectId(),
    itemId: text(),
    /** Project version after the change or at its rejection; null in rows from before it was recorded. */
    version: integer(),
    /** Why it was rejected; null if it was applied. */
    conflicts: jsonb().$type<readonly Conflict[]>(),
    madeAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('project_changes_age').on(table.madeAt)],
)

/** The project that an account opened last in a shop. */
export const projectOpenings = pgTable(
  'project_openings',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    brand: text().notNull(),
    projectId: projectId(),
    openedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.brand] })],
)

/** Exports of customer data: who, and how many rows. */
export const projectExports = pgTable('project_exports', {
  id: uuid().primaryKey(),
  accountId: uuid()
    .notNull()
    .references(() => accounts.id),
  brand: text().notNull(),
  filters: jsonb().$type<Record<string, unknown>>().notNull(),
  rowCount: integer().notNull(),
  madeAt: moment().notNull(),
})
