import { bigint, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedText } from '../key-encryption.ts'

/** Storage of the sandbox gateway: no other module reads or writes it. */
export const sandboxSchema = pgSchema('sandbox')

/**
 * Waiting for the customer (challenge, open, waiting), approved but not charged (authorised), temporarily unavailable
 * (troubled), or final.
 */
export type SandboxState =
  | 'challenge'
  | 'open'
  | 'waiting'
  | 'authorised'
  | 'troubled'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'voided'

export const sandboxPayments = sandboxSchema.table('payments', {
  /** The merchant's reference: repeated requests never charge twice. */
  reference: text().primaryKey(),
  merchantOrder: text().notNull(),
  scenario: text().notNull(),
  state: text().$type<SandboxState>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  currency: text().notNull(),
  returnPath: text().notNull(),
  /** Identifies a hosted payment in the shopper's browser. */
  token: text().unique(),
  /** How often the shop polled a payment that is confirmed on a phone. */
  polls: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** Charges and refunds. */
export const sandboxLedger = sandboxSchema.table(
  'ledger',
  {
    /** charge:<reference> or refund:<reference>, which prevents duplicates. */
    id: text().primaryKey(),
    reference: text().notNull(),
    merchantOrder: text().notNull(),
    kind: text().$type<'charge' | 'refund'>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_ledger_order').on(table.merchantOrder), index('sandbox_ledger_at').on(table.at)],
)

export const sandboxSecrets = sandboxSchema.table('secrets', {
  name: text().primaryKey(),
  value: sealedText().notNull(),
})
