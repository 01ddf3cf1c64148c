import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const moment = () => timestamp({ withTimezone: true })

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id)

/** Public keys of passkeys. One signs in at the host that it was made for, and at no other. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    /** The id that the authenticator chose, as base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** The host name. */
    rpId: text().notNull(),
    origin: text().notNull(),
    /** Uses as the authenticator counts them; most always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** Given by the person. */
    name: text().notNull(),
    addedAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Codes that replace a passkey once; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: ofAccount(),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** Sign-ins whose password was right and whose second step is open. The cookie has the token, the table its hash. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text().primaryKey(),
    accountId: ofAccount(),
    /** `add`: the account needs a passkey first. */
    kind: text().$type<'prove' | 'add'>().notNull(),
    /** For the page that completes the sign-in; both null in the back office. */
    nonce: text(),
    target: text(),
    /** Of the code that was sent by mail. */
    mailCodeHash: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_steps_account').on(table.accountId), index('sign_in_steps_age').on(table.expiresAt)],
)

/** Challenges that a passkey has yet to sign. Each is valid once, for one purpose and one browser. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text().$type<'sign-in' | 'step' | 'add' | 'confirm'>().notNull(),
    /** The session, visit or half-done sign-in that it was made for. */
    boundTo: text().notNull(),
    rpId: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_age').on(table.expiresAt)],
)
