import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sealedText } from '../key-encryption.ts'

const moment = (name?: string) => (name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true }))

/** Staff data of an account. */
export type StaffData = {
  /** Its presence makes an account staff [S1-1-05]. */
  winningUserId: string
  salespersonCode: string | null
  /** The store where the person works. */
  storeUri: string | null
}

/** A person with one email address, for all shops of the group. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** Argon2id; null for accounts that only sign in with an external provider. */
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull(),
  abn: text().notNull(),
  emailConfirmedAt: moment(),
  staff: jsonb().$type<StaffData>(),
  /** The checkout shows the details read-only. */
  isLocked: boolean().notNull(),
  /** May pay on account. */
  hasCredit: boolean().notNull(),
  preferences: jsonb().$type<Record<string, boolean>>().notNull(),
  createdAt: moment().notNull(),
})

/** A signed-in browser; the cookie has the token, the table its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    tokenHash: text().notNull().unique(),
    /** The issuer at whose page it began; null: by a password or in the sandbox. */
    issuer: text(),
    createdAt: moment().notNull(),
    /** When the person proved to be there again; null: at the sign-in only. */
    provenAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_age').on(table.expiresAt)],
)

/** Browsers that signed in to an account: password guessing by others does not throttle these. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('known_devices_account').on(table.accountId),
    index('known_devices_age').on(table.expiresAt),
  ],
)

/** The shops whose projects a member of staff works with. */
export const staffShops = pgTable(
  'staff_shops',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    brand: text().notNull(),
    grantedAt: moment().notNull(),
    /** Who granted it; null for the shop of the person's store. */
    grantedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.brand] })],
)

/** Access tokens of pages, valid for minutes. */
export const bearers = pgTable(
  'bearers',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('bearers_session').on(table.sessionId), index('bearers_age').on(table.expiresAt)],
)

/** One-time codes at the end of a sign-in; valid only with the nonce and the cookie of the page. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    codeHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('sign_in_codes_session').on(table.sessionId), index('sign_in_codes_age').on(table.expiresAt)],
)

/** Links sent by mail: to reset a password or to confirm an email address. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    purpose: text().$type<'reset-password' | 'confirm-email'>().notNull(),
    /** The address it was sent to. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mailed_tokens_account').on(table.accountId), index('mailed_tokens_age').on(table.expiresAt)],
)

/** Identities at external sign-in providers. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_account').on(table.accountId),
  ],
)

/** Sign-in attempts, throttled by email address and by client address. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    id: uuid().primaryKey(),
    /** `email:` or `ip:` with a keyed hash. */
    subject: text().notNull(),
    triedAt: moment().notNull(),
  },
  (table) => [index('sign_in_tries_subject').on(table.subject, table.triedAt)],
)

/** Delivery addresses of an account. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    position: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    suburb: text().notNull(),
    state: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    /** Prefilled in the checkout. */
    isDefault: boolean().notNull(),
  },
  (table) => [index('account_addresses_account').on(table.accountId, table.position)],
)

/** Signing keys of the server, created at first use. */
export const signingKeys = pgTable('signing_keys', {
  name: text().primaryKey(),
  secret: sealedText().notNull(),
  createdAt: moment().notNull(),
})
