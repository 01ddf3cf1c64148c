import { and, asc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { forgetBrowsing } from '../../accounts/visitors.ts'
import { emptyCarts } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import { inBatches } from '../../database/in-batches.ts'
import { carts } from '../../database/schema/carts.ts'
import { formMessages, newsletterSubscribers } from '../../database/schema/contact.ts'
import { mails, orderReturns, orders } from '../../database/schema/orders.ts'
import { paymentAttempts } from '../../database/schema/payments.ts'
import { questions } from '../../database/schema/reviews.ts'
import { accountVisitors, visitors } from '../../database/schema/visitors.ts'
import { tx } from '../../database/transaction.ts'
import { withoutMail } from '../../mail/mails.ts'
import { withoutPerson } from '../../orders/store/personal-plan.ts'
import { isUnsettled } from '../../payments/store/attempts.ts'

/** Rows of one transaction: a few, so that no shopper waits for it. */
const batch = 500

// Instances that run at the same time take different rows.
const shared = { skipLocked: true } as const

const all = (step: () => Promise<number>) => inBatches(batch, step)

/** Deletes open carts that did not change since, unless a payment of them still runs. */
export const dropUnusedCarts = (db: Db, before: Date) =>
  all(() =>
    tx(db, async (transaction) => {
      const isRunning = sql`exists (select 1 from ${paymentAttempts}
        where ${paymentAttempts.cartId} = ${carts.id} and ${isUnsettled})`
      const old = await transaction
        .select({ id: carts.id })
        .from(carts)
        .where(and(sql`${carts.state} = 'open'`, lt(carts.changedAt, before), sql`not ${isRunning}`))
        .orderBy(asc(carts.changedAt))
        .limit(batch)
        .for('update', shared)
      const ids = old.map(({ id }) => id)
      await emptyCarts(transaction, ids)
      await transaction.delete(paymentAttempts).where(inArray(paymentAttempts.cartId, ids))
      await transaction.delete(carts).where(inArray(carts.id, ids))
      return ids.length
    }),
  )

// What an order, a newsletter or an account needs keeps its visitor.
const isUsed = sql.join(
  [
    { table: accountVisitors, column: accountVisitors.visitorId },
    { table: carts, column: carts.visitorId },
    { table: orders, column: orders.visitorId },
    { table: paymentAttempts, column: paymentAttempts.visitorId },
    { table: newsletterSubscribers, column: newsletterSubscribers.visitorId },
    { table: formMessages, column: formMessages.visitorId },
  ].map(({ table, column }) => sql`exists (select 1 from ${table} where ${column} = ${visitors.id})`),
  sql` or `,
)

/** Deletes browsers whose cookie has ended, with what only they could still see. */
export async function dropOldVisitors(db: Db, before: Date): Promise<number> {
  let dropped = 0
  type Seen = { id: string; at: string }
  for (let last: Seen | null = null, isMore = true; isMore; ) {
    // As text: a Date has no microseconds, and would find the last one again.
    const at = sql<string>`${visitors.createdAt}::text`
    const isLater: SQL | undefined = last
      ? sql`(${visitors.createdAt}, ${visitors.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`
      : undefined
    const seen: Seen[] = await db
      .select({ id: visitors.id, at })
      .from(visitors)
      .where(and(lt(visitors.createdAt, before), isLater))
      .orderBy(asc(visitors.createdAt), asc(visitors.id))
      .limit(batch)
    isMore = seen.length === batch
    last = seen.at(-1) ?? last
    dropped += await dropUnusedVisitors(
      db,
      seen.map(({ id }) => id),
    )
  }
  return dropped
}

const dropUnusedVisitors = (db: Db, candidates: readonly string[]) =>
  tx(db, async (transaction) => {
    const unused = await transaction
      .select({ id: visitors.id })
      .from(visitors)
      .where(and(inArray(visitors.id, [...candidates]), sql`not (${isUsed})`))
      .for('update', shared)
    const ids = unused.map(({ id }) => id)
    await forgetBrowsing(transaction, ids)
    await transaction
      .update(questions)
      .set({ visitorId: null, idempotencyKey: null })
      .where(inArray(questions.visitorId, ids))
    await transaction.delete(visitors).where(inArray(visitors.id, ids))
    return ids.length
  })

/** Empties mails that were sent or given up: that they were sent stays, so that none is sent twice. */
export const emptyOldMails = (db: Db, before: Date) =>
  all(async () => {
    const old = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.dueAt), lt(mails.createdAt, before), sql`${mails.body} <> ''`))
      .limit(batch)
      .for('update', shared)
    return (await db.update(mails).set(withoutMail).where(inArray(mails.id, old)).returning({ id: mails.id })).length
  })

export const dropOldMessages = (db: Db, before: Date) =>
  all(async () => {
    const old = db
      .select({ id: formMessages.id })
      .from(formMessages)
      .where(lt(formMessages.sentAt, before))
      .limit(batch)
      .for('update', shared)
    return (await db.delete(formMessages).where(inArray(formMessages.id, old)).returning({ id: formMessages.id }))
      .length
  })

/** Removes the person from orders without an account. The order itself stays: what was sold, when, for how much. */
export const forgetOldBuyers = (db: Db, before: Date) =>
  all(() =>
    tx(db, async (transaction) => {
      const old = await transaction
        .select({ id: orders.id, attemptId: orders.attemptId, cartId: orders.cartId })
        .from(orders)
        .where(and(isNull(orders.accountId), ne(orders.email, ''), lt(orders.placedAt, before)))
        .orderBy(asc(orders.placedAt))
        .limit(batch)
        .for('update', shared)
      const ids = old.map(({ id }) => id)
      const cartIds = old.map(({ cartId }) => cartId)
      await transaction
        .update(orders)
        .set({ email: '', plan: withoutPerson(orders.plan) })
        .where(inArray(orders.id, ids))
      await transaction
        .update(paymentAttempts)
        .set({ plan: withoutPerson(paymentAttempts.plan), network: null })
        .where(inArray(paymentAttempts.cartId, cartIds))
      await transaction
        .update(carts)
        .set({ email: null, delivery: null })
        .where(and(inArray(carts.id, cartIds), eq(carts.state, 'ordered')))
      await transaction.update(orderReturns).set({ comment: '' }).where(inArray(orderReturns.orderId, ids))
      return ids.length
    }),
  )
