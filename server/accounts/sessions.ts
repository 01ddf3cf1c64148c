import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, bearers, sessions, signInCodes } from '../database/schema/accounts.ts'
import type { AccountRow } from './accounts.ts'
import { dropOldDevices } from './known-devices.ts'
import { dropOldMailedTokens } from './mailed-tokens.ts'
import { dropOldSteps } from './sign-in-steps.ts'
import { dropOldTries } from './sign-in-tries.ts'

export type SessionRow = typeof sessions.$inferSelect
export type CodeRow = typeof signInCodes.$inferSelect

export const insertSession = (db: Db, session: SessionRow) => db.insert(sessions).values(session)

/** The session of a cookie, until it expires. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRow | null> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return rows[0] ?? null
}

export const extendSession = (db: Db, id: string, expiresAt: Date) =>
  db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))

/** Notes that the person at this session has just proved to be its owner. */
export const noteProof = (db: Db, id: string, provenAt: Date) =>
  db.update(sessions).set({ provenAt }).where(eq(sessions.id, id))

/** Also deletes its access tokens and codes, by cascade. */
export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id))

/** Signs an account out everywhere. */
export const deleteSessionsOf = (db: Db, accountId: string) =>
  db.delete(sessions).where(eq(sessions.accountId, accountId))

export const insertBearer = (db: Db, bearer: typeof bearers.$inferInsert) => db.insert(bearers).values(bearer)

/** The account of an access token, while token and session are valid. */
export async function findBearerAccount(db: Db, tokenHash: string, now: Date): Promise<AccountRow | null> {
  const rows = await db
    .select({ account: accounts })
    .from(bearers)
    .innerJoin(sessions, and(eq(sessions.id, bearers.sessionId), gt(sessions.expiresAt, now)))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(bearers.tokenHash, tokenHash), gt(bearers.expiresAt, now)))
  return rows[0]?.account ?? null
}

export const insertCode = (db: Db, code: CodeRow) => db.insert(signInCodes).values(code)

/** Redeems a code, once: false if it is used or expired. */
export async function useCode(db: Db, code: { codeHash: string; sessionId: string; nonce: string; now: Date }) {
  const used = await db
    .update(signInCodes)
    .set({ usedAt: code.now })
    .where(
      and(
        eq(signInCodes.codeHash, code.codeHash),
        eq(signInCodes.sessionId, code.sessionId),
        eq(signInCodes.nonce, code.nonce),
        gt(signInCodes.expiresAt, code.now),
        isNull(signInCodes.usedAt),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash })
  return used.length === 1
}

/** Deletes expired sessions, tokens, codes, half-done sign-ins and sign-in attempts. */
export async function dropEndedSessions(db: Db, now: Date) {
  await db.delete(bearers).where(lt(bearers.expiresAt, now))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await dropOldMailedTokens(db, now)
  await dropOldDevices(db, now)
  await dropOldSteps(db, now)
  await dropOldTries(db, new Date(now.getTime() - millisecondsInDay))
}
