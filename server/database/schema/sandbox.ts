import { bigint, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedText } from '../key-encryption.ts'

/** The sandbox gateway's own storage: no other part of the server reads or writes it. */
export const sandboxSchema = pgSchema('sandbox')

/**
 * Waiting for somebody (challenge, open, waiting), agreed to but not taken (authorised), not to be had from the provider
 * for the moment (troubled), or at an end.
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
  /** The merchant's reference: asking twice with one never charges twice. */
  reference: text().primaryKey(),
  merchantOrder: text().notNull(),
  scenario: text().notNull(),
  state: text().$type<SandboxState>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  currency: text().notNull(),
  returnPath: text().notNull(),
  /** What the shopper's browser knows a hosted payment by. */
  token: text().unique(),
  /** How often the shop asked after a payment on a telephone. */
  polls: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** Money that moved. */
export const sandboxLedger = sandboxSchema.table(
  'ledger',
  {
    /** charge:<reference> or refund:<reference>, so that neither can happen twice. */
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
