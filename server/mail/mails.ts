import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { mails } from '../database/schema/orders.ts'

export type MailRow = typeof mails.$inferInsert

type Letter = Pick<MailRow, 'event' | 'brand' | 'recipient' | 'replyTo' | 'subject' | 'body'> & {
  id?: string
  now: Date
}

/** A mail that is due now. */
export const dueMail = ({ now, id = newId(now.getTime()), ...letter }: Letter): MailRow => ({
  id,
  ...letter,
  createdAt: now,
  dueAt: now,
  tries: 0,
  sentAt: null,
})

export const insertMail = (db: Db, mail: MailRow) => db.insert(mails).values(mail).onConflictDoNothing()

export const dueMails = (db: Db, now: Date): Promise<MailRow[]> =>
  db.select().from(mails).where(lte(mails.dueAt, now)).orderBy(mails.dueAt).limit(50)

/** Claims a due mail until the given time; false if another process claimed it. */
export async function claimMail(db: Db, { id, tries }: MailRow, until: Date) {
  const claimed = await db
    .update(mails)
    .set({ dueAt: until, tries: tries + 1 })
    .where(and(eq(mails.id, id), eq(mails.tries, tries)))
    .returning({ id: mails.id })
  return claimed.length === 1
}

export const markSent = (db: Db, id: string, sentAt: Date) =>
  db.update(mails).set({ dueAt: null, sentAt }).where(eq(mails.id, id))

/** Records why a mail is not tried any more. Setting `due_at` by SQL queues it again. */
export const giveUp = (db: Db, id: string, failure: string) =>
  db.update(mails).set({ dueAt: null, failure }).where(eq(mails.id, id))

/** A mail of which only stays that it was sent. */
export const withoutMail = { recipient: '', replyTo: null, subject: '', body: '' } as const
