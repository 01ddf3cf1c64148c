import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type SandboxState, sandboxLedger, sandboxPayments, sandboxSecrets } from '../../database/schema/sandbox.ts'
import { tx } from '../../database/transaction.ts'
import type { RefundPart } from '../provider/gateway.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  return rows[0] ?? null
}

export async function findByToken(db: Db, token: string): Promise<SandboxPayment | null> {
  const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.token, token))
  return rows[0] ?? null
}

/** Counts a poll of a payment and returns the total. */
export async function countPoll(db: Db, reference: string): Promise<number> {
  const rows = await db
    .update(sandboxPayments)
    .set({ polls: sql`${sandboxPayments.polls} + 1` })
    .where(eq(sandboxPayments.reference, reference))
    .returning({ polls: sandboxPayments.polls })
  return rows[0]?.polls ?? 0
}

type Booking = { kind: 'charge' | 'refund'; date: Date; part?: RefundPart | null }

const book = (db: Db, payment: SandboxPayment, { kind, date, part }: Booking) => {
  const { reference, merchantOrder } = payment
  const amountCents = part?.amountCents ?? payment.amountCents
  const id = `${kind}:${reference}${part ? `:${part.id}` : ''}`
  return db
    .insert(sandboxLedger)
    .values({ id, kind, reference, merchantOrder, amountCents, at: date })
    .onConflictDoNothing()
}

/** Records a payment, and its charge if approved. An existing reference is left unchanged. */
export async function openPayment(db: Db, payment: SandboxPayment): Promise<SandboxPayment> {
  return tx(db, async (transaction) => {
    const made = await transaction.insert(sandboxPayments).values(payment).onConflictDoNothing().returning()
    const known = made[0] ?? (await findPayment(transaction, payment.reference))
    if (!known) throw new Error(`Sandbox payment ${payment.reference} is neither new nor known`)
    if (made[0]?.state === 'approved') await book(transaction, made[0], { kind: 'charge', date: payment.createdAt })
    return known
  })
}

type Decision = { reference: string; from: SandboxState[]; to: SandboxState; date: Date }

/** Sets the final state of a payment, once; returns the payment. */
export async function decide(db: Db, decision: Decision) {
  return tx(db, async (transaction) => {
    const [decided] = await transaction
      .update(sandboxPayments)
      .set({ state: decision.to })
      .where(and(eq(sandboxPayments.reference, decision.reference), inArray(sandboxPayments.state, decision.from)))
      .returning()
    if (decided?.state === 'approved') await book(transaction, decided, { kind: 'charge', date: decision.date })
    return decided ?? (await findPayment(transaction, decision.reference))
  })
}

/** Captures an authorised payment; returns it, or null if the reference is unknown. */
export const capturePayment = (db: Db, reference: string, date: Date) =>
  decide(db, { reference, from: ['authorised'], to: 'approved', date })

async function refundedCents(db: Db, reference: string): Promise<number> {
  const isRefund = and(eq(sandboxLedger.reference, reference), eq(sandboxLedger.kind, 'refund'))
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(amount_cents), 0)::int` })
    .from(sandboxLedger)
    .where(isRefund)
  return row?.cents ?? 0
}

export async function refundPayment(db: Db, payment: SandboxPayment, refund: Omit<Booking, 'kind'>) {
  if (payment.state !== 'approved') return
  const left = { ...payment, amountCents: payment.amountCents - (await refundedCents(db, payment.reference)) }
  await book(db, left, { ...refund, kind: 'refund' })
}

/** References that are charged and not refunded as a whole. */
export async function heldSince(db: Db, since: Date): Promise<string[]> {
  const refunded = db
    .select({ reference: sandboxLedger.reference })
    .from(sandboxLedger)
    .where(eq(sandboxLedger.id, sql`'refund:' || ${sandboxLedger.reference}`))
  const rows = await db
    .select({ reference: sandboxLedger.reference })
    .from(sandboxLedger)
    .where(
      and(
        eq(sandboxLedger.kind, 'charge'),
        gte(sandboxLedger.at, since),
        notInArray(sandboxLedger.reference, refunded),
      ),
    )
  return rows.map(({ reference }) => reference)
}

/** A secret of the sandbox, created at first use. */
export async function secretOf(db: Db, name: string, fresh: string): Promise<string> {
  const [row] = await db
    .insert(sandboxSecrets)
    .values({ name, value: fresh })
    .onConflictDoUpdate({ target: sandboxSecrets.name, set: { value: sql`${sandboxSecrets.value}` } })
    .returning()
  if (!row) throw new Error(`The sandbox has no secret ${name}`)
  return row.value
}
