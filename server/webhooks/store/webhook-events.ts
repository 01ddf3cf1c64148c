import { millisecondsInDay } from 'date-fns/constants'
import { and, arrayContains, eq, gte, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { inBatches } from '../../database/in-batches.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents, webhookSecrets } from '../../database/schema/webhooks.ts'
import { takePositions } from '../positions.ts'

export type EventRow = typeof webhookEvents.$inferSelect

/** Endpoints that want an event. For those that failing switched off, deliveries wait; for those off by hand there are none. */
export async function listeners(db: Db, { brand, name }: { brand: string; name: string }): Promise<string[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        ne(webhookEndpoints.state, 'off'),
        arrayContains(webhookEndpoints.brands, [brand]),
        arrayContains(webhookEndpoints.events, [name]),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Shops of which an endpoint wants an event. */
export async function listeningBrands(db: Db, name: string): Promise<Set<string>> {
  const rows = await db
    .select({ brands: webhookEndpoints.brands })
    .from(webhookEndpoints)
    .where(and(ne(webhookEndpoints.state, 'off'), arrayContains(webhookEndpoints.events, [name])))
  return new Set(rows.flatMap(({ brands }) => brands))
}

/** Stores an event with a delivery for each endpoint. */
export async function insertEvent(db: Db, event: EventRow, endpointIds: readonly string[]) {
  const position = takePositions(event.at)
  const delivery = { eventId: event.id, position, state: 'pending' as const, tries: 0, dueAt: event.at }
  await db.insert(webhookEvents).values(event)
  await db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ ...delivery, id: newId(event.at.getTime()), endpointId })))
}

type Replay = { endpointId: string; brands: readonly string[]; names: readonly string[]; from: Date; until: Date }

/** Queues the stored events of a span of time for an endpoint, those too that it never got. Returns how many. */
export async function replayEvents(db: Db, { endpointId, brands, names, from, until }: Replay, now: Date) {
  const events = db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      endpointId: sql`${endpointId}::uuid`.as('endpoint_id'),
      eventId: webhookEvents.id,
      position:
        sql`${takePositions(now)}::bigint + row_number() over (order by ${webhookEvents.at}, ${webhookEvents.id})`.as(
          'position',
        ),
      state: sql`'pending'`.as('state'),
      tries: sql`0`.as('tries'),
      dueAt: sql`${now.toISOString()}::timestamptz`.as('due_at'),
    })
    .from(webhookEvents)
    .where(
      and(
        gte(webhookEvents.at, from),
        lt(webhookEvents.at, until),
        inArray(webhookEvents.brand, [...brands]),
        inArray(webhookEvents.name, [...names]),
      ),
    )
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${webhookDeliveries} (id, endpoint_id, event_id, position, state, tries, due_at) ${events}
    on conflict (endpoint_id, event_id) do update
      set state = 'pending', tries = 0, due_at = excluded.due_at, first_tried_at = null
    returning id`)
  takePositions(now, rows.length)
  return rows.length
}

/** How long events and their deliveries are stored, in days. */
const retentionDays = 30
const batch = 1_000

/** Deletes events after their retention with their deliveries, and secrets that sign no more. */
export async function dropOldEvents(db: Db, now: Date) {
  const old = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(lt(webhookEvents.at, new Date(now.getTime() - retentionDays * millisecondsInDay)))
    .limit(batch)
  await inBatches(batch, async () => {
    const dropped = db.delete(webhookEvents).where(inArray(webhookEvents.id, old))
    return (await dropped.returning({ id: webhookEvents.id })).length
  })
  await db.delete(webhookSecrets).where(lt(webhookSecrets.validUntil, now))
}

/** Deletes the events that name a customer. One that a system still has to get stays until its retention ends. */
export const forgetEvents = (db: Db, email: string) =>
  db.delete(webhookEvents).where(
    and(
      sql`position(${JSON.stringify(email.toLowerCase())} in lower(${webhookEvents.data}::text)) > 0`,
      notExists(
        db
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(and(eq(webhookDeliveries.eventId, webhookEvents.id), eq(webhookDeliveries.state, 'pending'))),
      ),
    ),
  )

export const sendAgain = (db: Db, deliveryId: string, now: Date) =>
  db
    .update(webhookDeliveries)
    .set({ state: 'pending', tries: 0, dueAt: now, firstTriedAt: null })
    .where(eq(webhookDeliveries.id, deliveryId))
