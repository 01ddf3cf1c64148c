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
import type { Conflict } from '#contract/project-conflict.ts'
import type { QuoteData } from '#contract/project-parts.ts'
import type { fileEndings, PriceReason, ProjectStatus } from '#contract/project-values.ts'
import type { FieldValue } from '#domain/project-fields.ts'
import { accounts } from './accounts.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = () => timestamp({ withTimezone: true })
/** A fractional index (domain/position.ts). Its migration gives it COLLATE "C": it sorts by character code. */
const position = () => text().notNull()

/** What staff put together for a customer in one shop. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    status: text().$type<ProjectStatus>().notNull(),
    quoteData: jsonb().$type<QuoteData>().notNull(),
    /** The customer's addresses of e-mail in lower case and the digits of their phones, to be found by. */
    contacts: text().array().notNull(),
    salespersonCode: text(),
    salespersonName: text(),
    storeId: text(),
    storeName: text(),
    /** Rises with every change. */
    version: integer().notNull(),
    /** The version of the last change of what a quote says. */
    contentVersion: integer().notNull(),
    lineCount: integer().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    changedBy: text().notNull(),
    /** Given with the first quote. */
    quoteId: bigint({ mode: 'number' }),
    quoteVersion: integer().notNull(),
    quotedCents: cents('quoted_cents'),
    quotedAt: moment(),
    quotedBy: text(),
    /** The version of the project that the quote was made of. */
    quotedVersion: integer(),
    emailedAt: moment(),
    emailedTo: text().array().notNull(),
    lockedAt: moment(),
    lockedBy: text(),
    /** The last day on which prices are held; null: until they are unlocked. */
    lockEndsOn: date({ mode: 'string' }),
    /** The link's id is made of this and a key of the server; only its hash is looked up. */
    shareNonce: text(),
    shareHash: text().unique(),
    sharedAt: moment(),
    sharedBy: text(),
    shareEndsAt: moment(),
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
    /** The version of the project it came with. */
    madeVersion: integer().notNull(),
    quoteId: bigint({ mode: 'number' }),
    quotedCents: cents('quoted_cents'),
    quotedAt: moment(),
  },
  (table) => [index('project_folders_project').on(table.projectId, table.position)],
)

/**
 * What the dashboard filters and sorts by: a row for each project and for each folder that was quoted by itself. Written with every
 * change of a project (stores/project-rows.ts): a narrow table is read as a whole in the time of one index of a wide one.
 */
export const projectRows = pgTable(
  'project_rows',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Empty: the project. */
    folderId: text().notNull(),
    brand: text().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    salespersonCode: text(),
    referrerCode: text(),
    /** Made for a booking alone: nothing else was ever put into it. */
    isOnlyBooking: boolean().notNull(),
    /** Of the product brands and the categories of its lines, as hashes. */
    tags: bigint({ mode: 'bigint' }).array().notNull(),
    // From here on to sort by: in lower case, cut short, by character code.
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
    // With all that most filters read: rows are counted in the index alone.
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
    /** No foreign key: a catalogue that is loaded anew must not be held up by projects. */
    productId: uuid().notNull(),
    sku: text().notNull(),
    folderId: uuid().references(() => projectFolders.id),
    position: position(),
    quantity: integer().notNull(),
    warrantyId: text(),
    installId: text(),
    /** The price of one that staff agreed to. */
    agreedCents: cents('agreed_cents'),
    priceReason: text().$type<PriceReason>(),
    competitor: text(),
    competitorUrl: text(),
    /** The price of one that the lock of the project holds. */
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

/** What is known of a file; its bytes lie in a folder of the server under its id. */
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

/** A line as it was quoted. */
export type QuotedLine = {
  productCode: string
  sku: string
  title: string
  folder: string | null
  quantity: number
  unitCents: number
  extrasCents: number
  /** Warranty and installation; missing in quotes from before they were named. */
  extras?: { name: string; cents: number }[]
  /** Today's price of one where a lower one was agreed. */
  wasCents?: number | null
  rrpCents: number | null
  isHeld: boolean
  notes: string[]
  variations: string[]
}

/** Quotes as they were saved; none is ever changed. */
export const projectQuotes = pgTable(
  'project_quotes',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    /** Null: of the whole project. */
    folderId: uuid(),
    quoteId: bigint({ mode: 'number' }).notNull(),
    quoteVersion: integer().notNull(),
    quotedCents: cents('quoted_cents').notNull(),
    /** The last day its prices are held, where they are. */
    heldUntil: date({ mode: 'string' }),
    lines: jsonb().$type<QuotedLine[]>().notNull(),
    savedAt: moment().notNull(),
    savedBy: text().notNull(),
  },
  (table) => [index('project_quotes_project').on(table.projectId, table.savedAt)],
)

/** Who did what and when; rows are added and never changed. */
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
    /** The note, line, folder or file it is about. */
    itemId: text(),
  },
  (table) => [
    index('project_log_project').on(table.projectId, table.version.desc(), table.id.desc()),
    index('project_log_item').on(table.projectId, table.itemId),
  ],
)

/** What each field was before each change, for as long as a tablet may come back with an old copy. */
export const projectFields = pgTable(
  'project_fields',
  {
    projectId: projectId(),
    field: text().notNull(),
    version: integer().notNull(),
    before: jsonb().$type<{ value: FieldValue }>().notNull(),
    changedBy: text().notNull(),
    /** Null: the shop itself, or from before accounts were recorded. */
    accountId: uuid(),
    /** Null where the device did not say which it is. */
    deviceId: uuid(),
    /** When the person made the edit: a tablet may send it hours later. */
    madeAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version, table.field] }),
    index('project_fields_age').on(table.changedAt),
  ],
)

/** What came of a change: a repeated request with the same key changes nothing and is answered the same. */
export const projectChanges = pgTable(
  'project_changes',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    key: text().notNull(),
    projectId: projectId(),
    itemId: text(),
    /** Of the project after it, or as it was rejected on; null of those from before this was written down. */
    version: integer(),
    /** Why it was rejected; null of those that were made. */
    conflicts: jsonb().$type<readonly Conflict[]>(),
    madeAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('project_changes_age').on(table.madeAt)],
)

/** Which project somebody opened last in a shop. */
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

/** Who took customers' data out of the shop, and how much of it. */
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
