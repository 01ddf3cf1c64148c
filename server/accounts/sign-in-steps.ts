import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { passkeyChallenges, signInSteps } from '../database/schema/passkeys.ts'

export type SignInStepRow = typeof signInSteps.$inferSelect
export type ChallengeRow = typeof passkeyChallenges.$inferSelect

export const insertStep = (db: Db, step: SignInStepRow) => db.insert(signInSteps).values(step)

type StepQuery = { tokenHash: string; now: Date }

const isOpen = ({ tokenHash, now }: StepQuery) =>
  and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now))

/** A half-done sign-in, until it expires. */
export async function findStep(db: Db, query: StepQuery): Promise<SignInStepRow | null> {
  const [row] = await db.select().from(signInSteps).where(isOpen(query))
  return row ?? null
}

/** Ends a half-done sign-in; of concurrent requests only one succeeds. */
export async function takeStep(db: Db, query: StepQuery): Promise<boolean> {
  const taken = await db.delete(signInSteps).where(isOpen(query)).returning({ tokenHash: signInSteps.tokenHash })
  return taken.length === 1
}

export const setMailCode = (db: Db, tokenHash: string, mailCodeHash: string) =>
  db.update(signInSteps).set({ mailCodeHash }).where(eq(signInSteps.tokenHash, tokenHash))

export const dropStepsOf = (db: Db, accountId: string) =>
  db.delete(signInSteps).where(eq(signInSteps.accountId, accountId))

export const insertChallenge = (db: Db, challenge: ChallengeRow) => db.insert(passkeyChallenges).values(challenge)

type ChallengeQuery = Omit<ChallengeRow, 'expiresAt'> & { now: Date }

/** Redeems a challenge, once: false if it is used, expired, or of another purpose, host or browser. */
export async function takeChallenge(db: Db, { now, ...challenge }: ChallengeQuery): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challenge.challengeHash),
        eq(passkeyChallenges.purpose, challenge.purpose),
        eq(passkeyChallenges.boundTo, challenge.boundTo),
        eq(passkeyChallenges.rpId, challenge.rpId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length === 1
}

export async function dropOldSteps(db: Db, before: Date) {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before))
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, before))
}
