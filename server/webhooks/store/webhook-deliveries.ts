import { and, asc, desc, eq, exists, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/database.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents, webhookSecrets } from '../../database/schema/webhooks.ts'
import { orderedTries } from '../retry-waits.ts'
import type { EventRow } from './webhook-events.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type DueDelivery = { delivery: DeliveryRow; event: EventRow }

// Written out: a parameter would keep the planner from the partial index.
const isPending = sql`${webhookDeliveries.state} = 'pending'`

const isFree = (now: Date) => or(isNull(webhookEndpoints.leasedUntil), lt(webhookEndpoints.leasedUntil, now))

/** Deliveries of an endpoint that may be sent: due, and before the first one that failed a few times and waits. */
function sendable(endpointId: SQL | string, now: Date) {
  const held = alias(webhookDeliveries, 'held')
  const firstHeld = sql`(select min(${held.position}) from ${webhookDeliveries} "held" where ${and(
    eq(held.endpointId, endpointId),
    sql`${held.state} = 'pending'`,
    gt(held.dueAt, now),
    gte(held.tries, 1),
    lte(held.tries, orderedTries),
  )})`
  return and(
    eq(webhookDeliveries.endpointId, endpointId),
    isPending,
    lte(webhookDeliveries.dueAt, now),
    sql`${webhookDeliveries.position} < coalesce(${firstHeld}, ${Number.MAX_SAFE_INTEGER})`,
  )
}

/** Endpoints with a delivery to send, to which no other process delivers. */
export async function dueEndpoints(db: Db, now: Date): Promise<string[]> {
  const due = db.select({ id: webhookDeliveries.id }).from(webhookDeliveries)
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(eq(webhookEndpoints.state, 'on'), isFree(now), exists(due.where(sendable(sql`${webhookEndpoints.id}`, now)))),
    )
  return rows.map(({ id }) => id)
}

/** Claims an endpoint; null when another process has it, or it is off. */
export async function leaseEndpoint(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  const [leased] = await db
    .update(webhookEndpoints)
    .set({ leasedUntil: until })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, 'on'), isFree(now)))
    .returning()
  return leased ?? null
}

/** Extends a claim; null when it was lost meanwhile, or the endpoint was switched off. */
export async function extendLease(db: Db, { id, leasedUntil }: EndpointRow, until: Date): Promise<EndpointRow | null> {
  if (!leasedUntil) return null
  const [extended] = await db
    .update(webhookEndpoints)
    .set({ leasedUntil: until })
    .where(
      and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, 'on'), eq(webhookEndpoints.leasedUntil, leasedUntil)),
    )
    .returning()
  return extended ?? null
}

export async function endLease(db: Db, { id, leasedUntil }: EndpointRow) {
  if (!leasedUntil) return
  await db
    .update(webhookEndpoints)
    .set({ leasedUntil: null })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.leasedUntil, leasedUntil)))
}

export async function nextDelivery(db: Db, endpointId: string, now: Date): Promise<DueDelivery | null> {
  const [next] = await db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(sendable(endpointId, now))
    .orderBy(asc(webhookDeliveries.position), asc(webhookDeliveries.id))
    .limit(1)
  return next ?? null
}

/** The secrets that sign now. */
export async function validSecrets(db: Db, endpointId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ secret: webhookSecrets.secret })
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.endpointId, endpointId),
        or(isNull(webhookSecrets.validUntil), gt(webhookSecrets.validUntil, now)),
      ),
    )
    // The one without an end comes first.
    .orderBy(desc(webhookSecrets.validUntil))
  return rows.map(({ secret }) => secret)
}

type DeliveryOutcome = Partial<DeliveryRow>

/** Stores the outcome of an attempt, unless the delivery was queued again meanwhile. */
export const storeOutcome = (db: Db, { id, tries }: DeliveryRow, outcome: DeliveryOutcome) =>
  db
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries)))

type EndpointChanges = Partial<Pick<EndpointRow, 'failingSince' | 'state'>>

/** Changes an endpoint, unless staff switched it off meanwhile. */
export const noteHealth = (db: Db, id: string, changes: EndpointChanges) =>
  db
    .update(webhookEndpoints)
    .set(changes)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, 'on')))

/** Makes deliveries that failed before due at once: the endpoint responds again. */
export const retryNow = (db: Db, endpointId: string, now: Date) =>
  db
    .update(webhookDeliveries)
    .set({ dueAt: now })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isPending, gt(webhookDeliveries.dueAt, now)))

/** The same for an endpoint that is switched on, with all attempts again. */
export const startAgain = (db: Db, endpointId: string, now: Date) =>
  db
    .update(webhookDeliveries)
    .set({ dueAt: now, tries: 0, firstTriedAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isPending, isNotNull(webhookDeliveries.firstTriedAt)))
