import { and, count, desc, eq, gt, inArray, lt, max, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { signInTries } from '../database/schema/accounts.ts'

/** Returns the id of the attempt. */
export async function addTry(db: Db, subject: string, now: Date): Promise<string> {
  const id = newId()
  await db.insert(signInTries).values({ id, subject, triedAt: now })
  return id
}

type Window = { subject: string; own: string; since: Date }

/** Other recent attempts of a subject, and the time of the last one. */
export async function othersSince(db: Db, { subject, own, since }: Window) {
  const [row] = await db
    .select({ tries: count(), last: max(signInTries.triedAt) })
    .from(signInTries)
    .where(and(eq(signInTries.subject, subject), ne(signInTries.id, own), gt(signInTries.triedAt, since)))
  return { tries: row?.tries ?? 0, last: row?.last ?? null }
}

export const forgetTries = (db: Db, subject: string) => db.delete(signInTries).where(eq(signInTries.subject, subject))

export const forgetTry = (db: Db, id: string) => db.delete(signInTries).where(eq(signInTries.id, id))

/** Deletes the last attempt of a subject. */
export const forgetLastTry = (db: Db, subject: string) =>
  db
    .delete(signInTries)
    .where(
      inArray(
        signInTries.id,
        db
          .select({ id: signInTries.id })
          .from(signInTries)
          .where(eq(signInTries.subject, subject))
          .orderBy(desc(signInTries.triedAt))
          .limit(1),
      ),
    )

export const dropOldTries = (db: Db, before: Date) => db.delete(signInTries).where(lt(signInTries.triedAt, before))
