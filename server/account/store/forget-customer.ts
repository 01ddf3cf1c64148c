import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { forgetBrowsing } from '../../accounts/visitors.ts'
import { emptyCarts } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import {
  accountAddresses,
  accounts,
  externalIdentities,
  knownDevices,
  mailedTokens,
  sessions,
  staffShops,
} from '../../database/schema/accounts.ts'
import { adminPasses } from '../../database/schema/admin.ts'
import { carts } from '../../database/schema/carts.ts'
import { formMessages, newsletterSubscribers } from '../../database/schema/contact.ts'
import { auditLog, staffRoles } from '../../database/schema/manage.ts'
import { mails, orderReturns, orderSteps, orders } from '../../database/schema/orders.ts'
import { passkeys, recoveryCodes, signInSteps } from '../../database/schema/passkeys.ts'
import { paymentAttempts } from '../../database/schema/payments.ts'
import { projectChanges, projectExports, projectOpenings } from '../../database/schema/projects.ts'
import { reminders } from '../../database/schema/reminders.ts'
import { questions, reviews } from '../../database/schema/reviews.ts'
import { accountVisitors, visitors } from '../../database/schema/visitors.ts'
import type { Tx } from '../../database/transaction.ts'
import { withoutMail } from '../../mail/mails.ts'
import { withoutAccount, withoutPerson } from '../../orders/store/personal-plan.ts'
import { isUnsettled } from '../../payments/store/attempts.ts'
import { forgetEvents } from '../../webhooks/store/webhook-events.ts'
import { type Customer, isMailTo, isMessageOf, isQuestionOf, isSubscriptionOf } from './customer-rows.ts'

/** The name of an author who has no account any more. */
const formerAuthor = 'A customer'

export const hasRunningPayment = async (db: Db, visitorIds: readonly string[]): Promise<boolean> =>
  (await db.$count(paymentAttempts, and(inArray(paymentAttempts.visitorId, [...visitorIds]), isUnsettled))) > 0

async function forgetCarts(tx: Tx, visitorIds: readonly string[]) {
  const ids = [...visitorIds]
  const ofVisitors = and(inArray(carts.visitorId, ids), eq(carts.state, 'open'))
  const open = (await tx.select({ id: carts.id }).from(carts).where(ofVisitors)).map(({ id }) => id)
  await emptyCarts(tx, open)
  await tx
    .update(paymentAttempts)
    .set({ plan: withoutPerson(paymentAttempts.plan), network: null, challenge: null, redirectUrl: null })
    .where(
      and(
        inArray(paymentAttempts.visitorId, ids),
        sql`not exists (select 1 from ${orders} where ${orders.attemptId} = ${paymentAttempts.id})`,
      ),
    )
  await tx
    .update(paymentAttempts)
    .set({ plan: withoutAccount(paymentAttempts.plan) })
    .where(inArray(paymentAttempts.visitorId, ids))
  // A cart with payments stays for the books, without its person.
  await tx.update(carts).set({ email: null, couponCode: null, delivery: null }).where(inArray(carts.visitorId, ids))
  await tx
    .delete(carts)
    .where(
      and(
        inArray(carts.id, open),
        sql`not exists (select 1 from ${paymentAttempts} where ${paymentAttempts.cartId} = ${carts.id})`,
      ),
    )
}

async function forgetWords(tx: Tx, customer: Customer) {
  await tx.delete(formMessages).where(isMessageOf(customer))
  await tx.delete(newsletterSubscribers).where(isSubscriptionOf(customer))
  await forgetEvents(tx, customer.email)
  await tx.delete(questions).where(and(isQuestionOf(customer), eq(questions.state, 'pending')))
  await tx
    .update(questions)
    .set({ author: formerAuthor, email: '', visitorId: null, idempotencyKey: null })
    .where(isQuestionOf(customer))
  const isOwn = eq(reviews.accountId, customer.accountId)
  const hidden = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(isOwn, sql`${reviews.state} <> 'published'`))
  await tx.delete(reviews).where(
    inArray(
      reviews.id,
      hidden.map(({ id }) => id),
    ),
  )
  await tx.update(reviews).set({ author: formerAuthor, suburb: '', accountId: null, orderId: null }).where(isOwn)
}

/** What the account did as staff before stays: the retailer has to show who changed an order or a price. */
const worked = ({ id }: typeof accounts) =>
  sql`exists (select 1 from ${auditLog} where ${auditLog.accountId} = ${id})
    or exists (select 1 from ${orderSteps} where ${orderSteps.staffId} = ${id})
    or exists (select 1 from ${orderReturns} where ${orderReturns.decidedBy} = ${id})
    or exists (select 1 from ${reviews} where ${reviews.decidedBy} = ${id})
    or exists (select 1 from ${projectExports} where ${projectExports.accountId} = ${id})`

async function forgetAccount(tx: Tx, accountId: string) {
  for (const { table, column } of [
    { table: sessions, column: sessions.accountId },
    { table: knownDevices, column: knownDevices.accountId },
    { table: passkeys, column: passkeys.accountId },
    { table: recoveryCodes, column: recoveryCodes.accountId },
    { table: signInSteps, column: signInSteps.accountId },
    { table: mailedTokens, column: mailedTokens.accountId },
    { table: externalIdentities, column: externalIdentities.accountId },
    { table: adminPasses, column: adminPasses.accountId },
    { table: accountAddresses, column: accountAddresses.accountId },
    { table: accountVisitors, column: accountVisitors.accountId },
    { table: reminders, column: reminders.accountId },
    { table: staffShops, column: staffShops.accountId },
    { table: staffRoles, column: staffRoles.accountId },
    { table: projectChanges, column: projectChanges.accountId },
    { table: projectOpenings, column: projectOpenings.accountId },
  ])
    await tx.delete(table).where(eq(column, accountId))
  const nothing = { phone: '', abn: '', preferences: {}, passwordHash: null, emailConfirmedAt: null, staff: null }
  await tx
    .update(accounts)
    .set({ ...nothing, email: `deleted-${accountId}`, firstName: 'Former', lastName: 'account' })
    .where(eq(accounts.id, accountId))
  await tx.delete(accounts).where(and(eq(accounts.id, accountId), sql`not (${worked(accounts)})`))
}

/**
 * Deletes a customer. Orders stay for tax, without the account; reviews and answered questions stay without a name; mails
 * that are sent stay as a mark that they were.
 */
export async function forgetCustomer(tx: Tx, customer: Customer) {
  const { accountId } = customer
  const visitorIds = [...customer.visitorIds]
  await forgetCarts(tx, visitorIds)
  await forgetWords(tx, customer)
  await forgetBrowsing(tx, visitorIds)
  await tx
    .update(orders)
    .set({ accountId: null, plan: withoutAccount(orders.plan) })
    .where(eq(orders.accountId, accountId))
  await tx
    .update(visitors)
    .set({ tokenHash: null, localityId: null, storeId: null })
    .where(inArray(visitors.id, visitorIds))
  await tx
    .update(mails)
    .set(withoutMail)
    .where(and(isMailTo(customer), isNull(mails.dueAt), isNotNull(mails.sentAt)))
  await forgetAccount(tx, accountId)
}
