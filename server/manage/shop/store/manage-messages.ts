import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { isId } from '../../../database/id.ts'
import { containing } from '../../../database/patterns.ts'
import { formMessages, forms, newsletterSubscribers } from '../../../database/schema/contact.ts'
import type { MomentMark } from '../../keyset.ts'

const withForm = { message: formMessages, title: forms.title, fields: forms.fields }

const messagesOf = (db: Db) =>
  db
    .select(withForm)
    .from(formMessages)
    .leftJoin(forms, and(eq(forms.brand, formMessages.brand), eq(forms.url, formMessages.formUrl)))

export type MessageWithForm = Awaited<ReturnType<typeof findMessage>> & object

type Filter = { brand: string; state?: 'open' | 'done' | undefined; q?: string | undefined }
type Page = { after: MomentMark; count: number }

const states: Readonly<Record<'open' | 'done', SQL>> = {
  open: isNull(formMessages.doneAt),
  done: isNotNull(formMessages.doneAt),
}

export const listMessages = (db: Db, { brand, state, q }: Filter, { after, count }: Page) =>
  messagesOf(db)
    .where(
      and(
        eq(formMessages.brand, brand),
        state && states[state],
        q
          ? or(ilike(formMessages.reference, containing(q)), sql`${formMessages.answers}::text ilike ${containing(q)}`)
          : undefined,
        after
          ? sql`(${formMessages.sentAt}, ${formMessages.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(formMessages.sentAt), desc(formMessages.id))
    .limit(count)

export async function findMessage(db: Db, brand: string, id: string) {
  if (!isId(id)) return null
  const [row] = await messagesOf(db).where(and(eq(formMessages.brand, brand), eq(formMessages.id, id)))
  return row ?? null
}

export const setDone = (db: Db, id: string, doneAt: Date | null) =>
  db.update(formMessages).set({ doneAt }).where(eq(formMessages.id, id))

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect
type SubscriberPage = { after: readonly [at: string, email: string] | null; count: number }

export const listSubscribers = (
  db: Db,
  { brand, q }: Omit<Filter, 'state'>,
  { after, count }: SubscriberPage,
): Promise<SubscriberRow[]> =>
  db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.brand, brand),
        q
          ? or(ilike(newsletterSubscribers.email, containing(q)), ilike(newsletterSubscribers.name, containing(q)))
          : undefined,
        after
          ? sql`(${newsletterSubscribers.subscribedAt}, ${newsletterSubscribers.email}) < (${after[0]}::timestamptz, ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(newsletterSubscribers.subscribedAt), desc(newsletterSubscribers.email))
    .limit(count)

/** The row that is gone; null if there was none. */
export async function deleteSubscriber(db: Db, brand: string, email: string): Promise<SubscriberRow | null> {
  const [row] = await db
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.brand, brand), eq(newsletterSubscribers.email, email)))
    .returning()
  return row ?? null
}
