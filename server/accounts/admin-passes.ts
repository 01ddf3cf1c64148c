import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { adminPasses } from '../database/schema/admin.ts'
import { type AccountRow, findAccount } from './accounts.ts'

type PassRow = typeof adminPasses.$inferSelect

export const putPass = (db: Db, pass: typeof adminPasses.$inferInsert) => db.insert(adminPasses).values(pass)

type PassQuery = { tokenHash: string; now: Date }

const holds = (kind: PassRow['kind'], { tokenHash, now }: PassQuery) =>
  and(eq(adminPasses.tokenHash, tokenHash), eq(adminPasses.kind, kind), gt(adminPasses.expiresAt, now))

/** Redeems a ticket and returns its account; of concurrent requests only one succeeds. */
export async function takeTicket(db: Db, query: PassQuery): Promise<AccountRow | null> {
  const [pass] = await db.delete(adminPasses).where(holds('ticket', query)).returning()
  return pass ? findAccount(db, pass.accountId) : null
}

export async function findVisit(db: Db, query: PassQuery): Promise<PassRow | null> {
  const [pass] = await db.select().from(adminPasses).where(holds('visit', query))
  return pass ?? null
}

export const extendPass = (db: Db, { until, ...query }: PassQuery & { until: Date }) =>
  db.update(adminPasses).set({ expiresAt: until }).where(holds('visit', query))

/** Notes that the person at this visit has just proved to be its owner. */
export const noteVisitProof = (db: Db, tokenHash: string, provenAt: Date) =>
  db.update(adminPasses).set({ provenAt }).where(eq(adminPasses.tokenHash, tokenHash))

export const dropPass = (db: Db, tokenHash: string) =>
  db.delete(adminPasses).where(eq(adminPasses.tokenHash, tokenHash))

/** Signing out also ends the access to the admin pages. */
export const dropPassesOf = (db: Db, accountId: string) =>
  db.delete(adminPasses).where(eq(adminPasses.accountId, accountId))

export const dropOldPasses = (db: Db, before: Date) => db.delete(adminPasses).where(lt(adminPasses.expiresAt, before))
