import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../database/database.ts'
import { formMessages, forms, newsletterSubscribers } from '../../database/schema/contact.ts'
import { writeEvent } from '../../webhooks/write-event.ts'

export type FormRow = typeof forms.$inferSelect
export type MessageRow = typeof formMessages.$inferSelect
type Subscriber = Omit<typeof newsletterSubscribers.$inferInsert, 'subscribedAt' | 'changedAt'>

/** Adds or updates a newsletter subscriber, in a transaction; reports those that are new. */
export async function subscribe(tx: Db, subscriber: Subscriber, now: Date) {
  const { brand, email, name, postcode, source, visitorId } = subscriber
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ ...subscriber, subscribedAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: [newsletterSubscribers.brand, newsletterSubscribers.email],
      set: { name, postcode, source, visitorId, changedAt: now },
    })
    // Zero for an inserted row: it has no former version.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (row?.isNew)
    await writeEvent(tx, { brand, name: 'newsletter.subscribed', data: { email, name, postcode, source }, now })
}

/** Number of addresses that a visitor has signed up since. */
export const subscribedSince = (db: Db, visitorId: string, since: Date) =>
  db.$count(
    newsletterSubscribers,
    and(eq(newsletterSubscribers.visitorId, visitorId), gt(newsletterSubscribers.changedAt, since)),
  )

export async function formBy(db: Db, brand: string, url: string): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.brand, brand), eq(forms.url, url)))
    .limit(1)
  return row
}

/** The forms of a shop, for the sitemap. */
export const formTitles = (db: ReadDb, brand: string) =>
  db
    .select({ url: forms.url, title: forms.title, description: forms.description })
    .from(forms)
    .where(eq(forms.brand, brand))
    .orderBy(forms.title)

/** Number of messages of a visitor since. */
export const sentSince = (db: Db, visitorId: string, since: Date) =>
  db.$count(formMessages, and(eq(formMessages.visitorId, visitorId), gt(formMessages.sentAt, since)))

export async function messageSent(db: Db, visitorId: string, idempotencyKey: string) {
  const [row] = await db
    .select({ reference: formMessages.reference, formUrl: formMessages.formUrl })
    .from(formMessages)
    .where(and(eq(formMessages.visitorId, visitorId), eq(formMessages.idempotencyKey, idempotencyKey)))
    .limit(1)
  return row
}

/** False if the message is already stored or its time slot is taken. */
export async function insertMessage(db: Db, message: MessageRow): Promise<boolean> {
  const inserted = await db
    .insert(formMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: formMessages.id })
  return inserted.length > 0
}
