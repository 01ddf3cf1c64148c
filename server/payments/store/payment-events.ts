import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { paymentEvents } from '../../database/schema/payments.ts'

export type PaymentEvent = typeof paymentEvents.$inferSelect

/** Adds an event; false if it was known. */
export async function addPaymentEvent(db: Db, event: PaymentEvent): Promise<boolean> {
  const added = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id })
  return added.length === 1
}

export const paymentEventsOf = (db: Db, reference: string): Promise<PaymentEvent[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.reference, reference))
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.id))

export async function findPaymentEvent(db: Db, id: string): Promise<PaymentEvent | null> {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return event ?? null
}

/**
 * References with money that the shop holds. One may be captured and released at once, by two requests: a release then
 * gives nothing back.
 */
export async function heldReferences(db: Db, since: Date): Promise<string[]> {
  const { reference, kind, at } = paymentEvents
  const has = (...kinds: PaymentEvent['kind'][]) => sql`bool_or(${inArray(kind, kinds)})`
  const isCaptured = sql`${has('captured')} and not ${has('capture failed')}`
  const held = sql`not ${has('refunded')} and (${isCaptured} or ${has('authorised')} and not ${has('captured', 'released')})`
  const rows = await db.select({ reference }).from(paymentEvents).where(gte(at, since)).groupBy(reference).having(held)
  return rows.map((row) => row.reference)
}

/** The payments of the shop: events of others that share the account are not its own. */
export async function isOwnPayment(db: Db, reference: string): Promise<boolean> {
  const [opened] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.reference, reference), eq(paymentEvents.kind, 'opened')))
  return opened !== undefined
}
