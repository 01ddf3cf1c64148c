import { and, arrayContains, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { brandKeys } from '#themes/brand.ts'
import type { Db } from '../../database/database.ts'
import {
  accountAddresses,
  externalIdentities,
  knownDevices,
  sessions,
  staffShops,
} from '../../database/schema/accounts.ts'
import { adminPasses } from '../../database/schema/admin.ts'
import { cartLines, carts } from '../../database/schema/carts.ts'
import { localities, products, stores } from '../../database/schema/catalogue.ts'
import { comparedProducts } from '../../database/schema/compare.ts'
import { formMessages, newsletterSubscribers } from '../../database/schema/contact.ts'
import { mails, orders } from '../../database/schema/orders.ts'
import { passkeys } from '../../database/schema/passkeys.ts'
import { paymentAttempts } from '../../database/schema/payments.ts'
import { projects } from '../../database/schema/projects.ts'
import { reminders } from '../../database/schema/reminders.ts'
import { questions, reviews, reviewVotes } from '../../database/schema/reviews.ts'
import { accountVisitors, visitors } from '../../database/schema/visitors.ts'

/** How rows lead to a customer: by account, by the visitors of the account, or by the confirmed email address. */
export type Customer = { accountId: string; visitorIds: readonly string[]; email: string }

export async function visitorsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: accountVisitors.visitorId })
    .from(accountVisitors)
    .where(eq(accountVisitors.accountId, accountId))
  return rows.map(({ id }) => id)
}

/** The orders of the account, and those placed with its address by a guest or by staff. */
export const isOrderOf = ({ accountId, email }: Customer) =>
  or(eq(orders.accountId, accountId), and(isNull(orders.accountId), sql`lower(${orders.email}) = ${email}`))

export const isMessageOf = ({ visitorIds, email }: Customer) =>
  or(inArray(formMessages.visitorId, [...visitorIds]), sql`lower(${formMessages.answers}->>'email') = ${email}`)

export const isQuestionOf = ({ visitorIds, email }: Customer) =>
  or(inArray(questions.visitorId, [...visitorIds]), sql`lower(${questions.email}) = ${email}`)

// Every brand is named, so that the primary key is used.
export const isSubscriptionOf = ({ email }: Pick<Customer, 'email'>) =>
  and(inArray(newsletterSubscribers.brand, [...brandKeys]), eq(newsletterSubscribers.email, email))

export const isMailTo = ({ email }: Pick<Customer, 'email'>) => sql`lower(${mails.recipient}) = ${email}`

/** The rows of every table that are about a customer and exported; orders have queries of their own. */
export async function customerRows(db: Db, customer: Customer) {
  const { accountId, email } = customer
  const visitorIds = [...customer.visitorIds]
  const isOpenCart = and(inArray(carts.visitorId, visitorIds), eq(carts.state, 'open'))
  return {
    addresses: await db
      .select()
      .from(accountAddresses)
      .where(eq(accountAddresses.accountId, accountId))
      .orderBy(asc(accountAddresses.position)),
    providers: await db.select().from(externalIdentities).where(eq(externalIdentities.accountId, accountId)),
    sessions: await db.select().from(sessions).where(eq(sessions.accountId, accountId)).orderBy(sessions.createdAt),
    devices: await db.select().from(knownDevices).where(eq(knownDevices.accountId, accountId)),
    passkeys: await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.addedAt)),
    adminVisits: await db.select().from(adminPasses).where(eq(adminPasses.accountId, accountId)),
    staffShops: await db.select().from(staffShops).where(eq(staffShops.accountId, accountId)),
    shops: await db
      .select({ brand: accountVisitors.brand, suburb: localities.suburb, store: stores.name })
      .from(accountVisitors)
      .innerJoin(visitors, eq(visitors.id, accountVisitors.visitorId))
      .leftJoin(localities, eq(localities.id, visitors.localityId))
      .leftJoin(stores, eq(stores.id, visitors.storeId))
      .where(eq(accountVisitors.accountId, accountId)),
    carts: await db.select().from(carts).where(isOpenCart),
    cartLines: await db
      .select({ line: cartLines, sku: products.sku, title: products.title })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .leftJoin(products, eq(products.id, cartLines.productId))
      .where(isOpenCart)
      .orderBy(asc(cartLines.position)),
    compared: await db
      .select()
      .from(comparedProducts)
      .where(inArray(comparedProducts.visitorId, visitorIds))
      .orderBy(asc(comparedProducts.position)),
    orders: await db.select().from(orders).where(isOrderOf(customer)).orderBy(desc(orders.placedAt)),
    payments: await db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.visitorId, visitorIds))
      .orderBy(desc(paymentAttempts.createdAt)),
    reviews: await db.select().from(reviews).where(eq(reviews.accountId, accountId)),
    votes: await db
      .select({ sku: reviews.sku, votedAt: reviewVotes.votedAt })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
      .where(inArray(reviewVotes.visitorId, visitorIds)),
    questions: await db.select().from(questions).where(isQuestionOf(customer)),
    reminders: await db.select().from(reminders).where(eq(reminders.accountId, accountId)).orderBy(asc(reminders.date)),
    messages: await db.select().from(formMessages).where(isMessageOf(customer)),
    subscriptions: await db.select().from(newsletterSubscribers).where(isSubscriptionOf(customer)),
    projects: await db
      .select()
      .from(projects)
      .where(arrayContains(projects.contacts, [email]))
      .orderBy(desc(projects.createdAt)),
    mails: await db.select().from(mails).where(isMailTo(customer)).orderBy(desc(mails.createdAt)),
  }
}

export type CustomerRows = Awaited<ReturnType<typeof customerRows>>
