import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { type AttemptState, openAttemptStates, sourcesOf } from '#domain/payment/attempt-states.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import type { Db } from '../../database/database.ts'
import { type GatewayName, paymentAttempts } from '../../database/schema/payments.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

export const insertAttempt = (db: Db, attempt: AttemptRow) => db.insert(paymentAttempts).values(attempt)

export async function findAttempt(db: Db, id: string): Promise<AttemptRow> {
  const rows = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  if (!rows[0]) throw new Error(`Payment attempt ${id} is gone`)
  return rows[0]
}

export async function lockAttempt(db: Db, id: string): Promise<AttemptRow> {
  const rows = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update')
  if (!rows[0]) throw new Error(`Payment attempt ${id} is gone`)
  return rows[0]
}

export async function findAttemptByReference(db: Db, reference: string): Promise<AttemptRow | null> {
  const rows = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference))
  return rows[0] ?? null
}

export const findAttemptsByReference = (db: Db, references: string[]): Promise<AttemptRow[]> =>
  db.select().from(paymentAttempts).where(inArray(paymentAttempts.reference, references))

// Exactly the condition of the partial index on open attempts, so that these queries can use it.
const isOpen = sql`state in ('created', 'pending', 'approved')`

/** Quantity that open attempts of a country hold, by product. */
export async function piecesHeld(db: Db, { productIds, country }: { productIds: string[]; country: string }) {
  const { rows } = await db.execute<{ id: string; pieces: number }>(sql`
    select line->>'productId' as id, sum((line->>'quantity')::int)::int as pieces
    from ${paymentAttempts} cross join lateral jsonb_array_elements(plan->'lines') as lines(line)
    where ${isOpen} and plan->>'country' = ${country} and line->>'productId' = any(${sql.param(productIds)}::text[])
    group by 1`)
  const pieces = new Map(rows.map((row) => [row.id, row.pieces]))
  return (productId: string) => pieces.get(productId) ?? 0
}

/** A payment that still changes: it may become an order, or money may have to go back. */
export const isUnsettled = inArray(paymentAttempts.state, [...openAttemptStates, 'refunding'])

export async function findOpenAttempt(db: Db, cartId: string): Promise<AttemptRow | null> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cartId), inArray(paymentAttempts.state, [...openAttemptStates])))
  return rows[0] ?? null
}

export async function findLatestAttempt(db: Db, cartId: string, option: number): Promise<AttemptRow | null> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cartId), eq(paymentAttempts.option, option)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  return rows[0] ?? null
}

type AttemptChanges = Partial<Pick<AttemptRow, 'isUnknown' | 'challenge' | 'redirectUrl' | 'failure' | 'checkAt'>>

/**
 * Changes the state of an attempt if the transition is allowed, and returns whether it did: the only way to change it.
 */
export async function moveAttempt(
  db: Db,
  id: string,
  to: AttemptState,
  changes: AttemptChanges = {},
): Promise<boolean> {
  const moved = await db
    .update(paymentAttempts)
    .set({ state: to, checkAt: null, isUnknown: false, ...changes })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, sourcesOf(to))))
    .returning({ id: paymentAttempts.id })
  return moved.length === 1
}

/** Sets the next check of an attempt, unless its state has changed. */
export async function scheduleCheck(db: Db, attempt: Pick<AttemptRow, 'id' | 'state'>, changes: AttemptChanges) {
  await db
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, attempt.state)))
}

export const dueAttempts = (db: Db, now: Date): Promise<AttemptRow[]> =>
  db.select().from(paymentAttempts).where(lte(paymentAttempts.checkAt, now)).orderBy(paymentAttempts.checkAt).limit(100)

/** Open payments of providers other than these. */
export async function countUnsettled(db: Db, known: readonly GatewayName[]) {
  const { gateway, checkAt } = paymentAttempts
  const rows = await db
    .select({ gateway, count: count() })
    .from(paymentAttempts)
    .where(and(isNotNull(checkAt), isNotNull(gateway), notInArray(gateway, [...known])))
    .groupBy(gateway)
  return rows.flatMap((row) => (row.gateway ? [{ gateway: row.gateway, count: row.count }] : []))
}

export async function countDeclined(db: Db, cartId: string, since: Date) {
  const rows = await db
    .select({ refused: count() })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.cartId, cartId),
        eq(paymentAttempts.state, 'declined'),
        gt(paymentAttempts.createdAt, since),
      ),
    )
  return rows[0]?.refused ?? 0
}

/** Counts the other recent card payments and open attempts of a network. */
export async function othersOfNetwork(db: Db, { id, network }: { id: string; network: string }, since: Date) {
  const { network: networkHash, createdAt, option, state } = paymentAttempts
  const isCard = eq(option, paymentOptions.Default)
  const [row] = await db
    .select({
      declinedCards: sql<number>`count(*) filter (where ${and(isCard, eq(state, 'declined'))})::int`,
      undecidedCards: sql<number>`count(*) filter (where ${and(isCard, eq(state, 'created'))})::int`,
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
    })
    .from(paymentAttempts)
    .where(and(eq(networkHash, network), ne(paymentAttempts.id, id), gt(createdAt, since)))
  return row ?? { declinedCards: 0, undecidedCards: 0, open: 0 }
}

/** Number of open attempts with this coupon. */
export async function couponUsesHeld(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(paymentAttempts)
    .where(and(isOpen, sql`plan->>'couponCode' = ${code}`))
  return row?.uses ?? 0
}
