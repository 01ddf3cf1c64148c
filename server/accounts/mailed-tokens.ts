import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mailedTokens } from '../database/schema/accounts.ts'

export type MailedTokenRow = typeof mailedTokens.$inferSelect
type Purpose = MailedTokenRow['purpose']

/**
 * A new confirmation link replaces earlier ones. Password links stay valid until one is used: otherwise another person
 * could invalidate the owner's link by requesting a new one.
 */
export async function putMailedToken(db: Db, token: MailedTokenRow) {
  if (token.purpose === 'confirm-email') await dropMailedTokens(db, token.accountId, token.purpose)
  await db.insert(mailedTokens).values(token)
}

export const dropMailedTokens = (db: Db, accountId: string, purpose: Purpose) =>
  db.delete(mailedTokens).where(and(eq(mailedTokens.accountId, accountId), eq(mailedTokens.purpose, purpose)))

/** After a password reset, deletes other reset links and pending changes of the email address. */
export async function dropOpenLinks(db: Db, { id, email }: { id: string; email: string }) {
  await dropMailedTokens(db, id, 'reset-password')
  const isOtherAddress = and(eq(mailedTokens.purpose, 'confirm-email'), ne(mailedTokens.email, email))
  await db.delete(mailedTokens).where(and(eq(mailedTokens.accountId, id), isOtherAddress))
}

type TokenQuery = { tokenHash: string; purpose: Purpose; now: Date }

/** The token of a link, used or not, until it expires; locked until the transaction ends. */
export async function lockMailedToken(db: Db, { tokenHash, purpose, now }: TokenQuery): Promise<MailedTokenRow | null> {
  const rows = await db
    .select()
    .from(mailedTokens)
    .where(
      and(eq(mailedTokens.tokenHash, tokenHash), eq(mailedTokens.purpose, purpose), gt(mailedTokens.expiresAt, now)),
    )
    .for('update')
  return rows[0] ?? null
}

export const markTokenUsed = (db: Db, tokenHash: string, now: Date) =>
  db.update(mailedTokens).set({ usedAt: now }).where(eq(mailedTokens.tokenHash, tokenHash))

/** The email address with a pending confirmation; null if there is none. */
export async function waitingEmail(db: Db, accountId: string, now: Date): Promise<string | null> {
  const rows = await db
    .select({ email: mailedTokens.email })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.accountId, accountId),
        eq(mailedTokens.purpose, 'confirm-email'),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(mailedTokens.expiresAt))
    .limit(1)
  return rows[0]?.email ?? null
}

export const dropOldMailedTokens = (db: Db, before: Date) =>
  db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, before))
