import { and, arrayContained, arrayContains, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { DeliveryState } from '#contract/manage/manage-webhooks.ts'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents, webhookSecrets } from '../../database/schema/webhooks.ts'

type EndpointRow = typeof webhookEndpoints.$inferSelect
/** The shop that is worked on, and all shops of the person. */
export type EndpointScope = { brand: string; shops: readonly string[] }

// Drizzle names a column of a single table without the table: inside, that would be the id of the delivery.
const endpointId = sql`${webhookEndpoints}.${sql.identifier('id')}`
const waiting = sql<number>`(select count(*)::int from ${webhookDeliveries} where ${webhookDeliveries.endpointId} = ${endpointId} and ${webhookDeliveries.state} = 'pending')`
export type StatedEndpoint = { endpoint: EndpointRow; waiting: number }

/** Endpoints of other shops, and those that also get events of shops where the person does not work, are not theirs. */
const isTheirs = ({ brand, shops }: EndpointScope) =>
  and(arrayContains(webhookEndpoints.brands, [brand]), arrayContained(webhookEndpoints.brands, [...shops]))

const endpointsOf = (db: Db) => db.select({ endpoint: webhookEndpoints, waiting }).from(webhookEndpoints)

export const listEndpoints = (
  db: Db,
  scope: EndpointScope,
  { before, count }: { before: string | null; count: number },
): Promise<StatedEndpoint[]> =>
  endpointsOf(db)
    .where(and(isTheirs(scope), before ? lt(webhookEndpoints.id, before) : undefined))
    .orderBy(desc(webhookEndpoints.id))
    .limit(count)

export async function findEndpoint(db: Db, scope: EndpointScope, id: string): Promise<StatedEndpoint | null> {
  if (!isId(id)) return null
  const [row] = await endpointsOf(db).where(and(isTheirs(scope), eq(webhookEndpoints.id, id)))
  return row ?? null
}

export const insertEndpoint = (db: Db, row: EndpointRow) => db.insert(webhookEndpoints).values(row)

export const updateEndpoint = (db: Db, id: string, changes: Partial<Omit<EndpointRow, 'id'>>) =>
  db.update(webhookEndpoints).set(changes).where(eq(webhookEndpoints.id, id))

export const insertSecret = (db: Db, row: typeof webhookSecrets.$inferInsert) => db.insert(webhookSecrets).values(row)

const ofEndpoint = (endpointId: string) => eq(webhookSecrets.endpointId, endpointId)

/** Ends the current secret at a later time, and those that were ending before at once. */
export async function endSecrets(db: Db, endpointId: string, { now, until }: { now: Date; until: Date }) {
  await db
    .update(webhookSecrets)
    .set({ validUntil: now })
    .where(and(ofEndpoint(endpointId), gt(webhookSecrets.validUntil, now)))
  await db
    .update(webhookSecrets)
    .set({ validUntil: until })
    .where(and(ofEndpoint(endpointId), isNull(webhookSecrets.validUntil)))
}

/** When the former secret of a rotation ends; null without one. */
export async function formerSecretUntil(db: Db, endpointId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: webhookSecrets.validUntil })
    .from(webhookSecrets)
    .where(and(ofEndpoint(endpointId), gt(webhookSecrets.validUntil, now)))
  return row?.until ?? null
}

const withEvent = { delivery: webhookDeliveries, event: webhookEvents }
export type DeliveryWithEvent = {
  delivery: typeof webhookDeliveries.$inferSelect
  event: typeof webhookEvents.$inferSelect
}

type DeliveryQuery = {
  endpointId: string
  state: DeliveryState | undefined
  before: readonly [position: string, id: string] | null
  count: number
}

export const listDeliveries = (
  db: Db,
  { endpointId, state, before, count }: DeliveryQuery,
): Promise<DeliveryWithEvent[]> =>
  db
    .select(withEvent)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state ? eq(webhookDeliveries.state, state) : undefined,
        before
          ? sql`(${webhookDeliveries.position}, ${webhookDeliveries.id}) < (${before[0]}::bigint, ${before[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.position), desc(webhookDeliveries.id))
    .limit(count)

export async function findDelivery(db: Db, id: string): Promise<DeliveryWithEvent | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select(withEvent)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, id))
  return row ?? null
}
