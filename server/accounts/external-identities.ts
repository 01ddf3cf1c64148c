import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts, externalIdentities } from '../database/schema/accounts.ts'
import type { AccountRow } from './accounts.ts'

type Known = { provider: string; subject: string }

/** The account linked to an external identity. */
export async function findExternalAccount(db: Db, { provider, subject }: Known): Promise<AccountRow | null> {
  const rows = await db
    .select({ account: accounts })
    .from(externalIdentities)
    .innerJoin(accounts, eq(accounts.id, externalIdentities.accountId))
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)))
  return rows[0]?.account ?? null
}

/** Whether the account signs in by this provider. */
export async function isLinkedTo(db: Db, { provider, accountId }: { provider: string; accountId: string }) {
  const rows = await db
    .select({ subject: externalIdentities.subject })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.accountId, accountId)))
    .limit(1)
  return rows.length > 0
}

export const linkExternal = (db: Db, known: Known & { accountId: string }) =>
  db.insert(externalIdentities).values(known).onConflictDoNothing()
