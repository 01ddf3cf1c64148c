import { and, asc, count, eq, gt, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import type { AccountRow } from '../../accounts/accounts.ts'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { containing } from '../../database/patterns.ts'
import { accounts, sessions, staffShops } from '../../database/schema/accounts.ts'
import { adminPasses } from '../../database/schema/admin.ts'
import { staffRoles } from '../../database/schema/manage.ts'
import type { Tx } from '../../database/transaction.ts'

const worksIn = (brand: string) =>
  sql`exists (select 1 from ${staffShops} where ${staffShops.accountId} = ${accounts.id} and ${staffShops.brand} = ${brand})`

type Page = { brand: string; q?: string | undefined; after: string | null; count: number }

export const listStaff = (db: Db, { brand, q, after, count: limit }: Page): Promise<AccountRow[]> =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.staff),
        worksIn(brand),
        after ? gt(accounts.id, after) : undefined,
        q
          ? or(...[accounts.email, accounts.firstName, accounts.lastName].map((column) => ilike(column, containing(q))))
          : undefined,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(limit)

export async function findStaff(db: Db, brand: string, id: string): Promise<AccountRow | null> {
  if (!isId(id)) return null
  const rows = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNotNull(accounts.staff), worksIn(brand)))
  return rows[0] ?? null
}

/** Locks all owners until the transaction ends, so that two of them cannot remove each other at once. */
export const lockOwners = (tx: Tx) =>
  tx
    .select({ accountId: staffRoles.accountId })
    .from(staffRoles)
    .where(eq(staffRoles.role, 'owner'))
    .orderBy(asc(staffRoles.accountId))
    .for('update')

/** Of these shops, those that have another owner. */
export async function shopsWithOtherOwner(tx: Tx, id: string, brands: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ brand: staffShops.brand })
    .from(staffShops)
    .innerJoin(staffRoles, and(eq(staffRoles.accountId, staffShops.accountId), eq(staffRoles.role, 'owner')))
    .innerJoin(accounts, and(eq(accounts.id, staffShops.accountId), isNotNull(accounts.staff)))
    .where(and(inArray(staffShops.brand, [...brands]), sql`${staffShops.accountId} <> ${id}`))
  return rows.map(({ brand }) => brand)
}

export async function replaceRoles(tx: Tx, accountId: string, roles: readonly StaffRole[]) {
  await tx.delete(staffRoles).where(eq(staffRoles.accountId, accountId))
  if (roles.length > 0) await tx.insert(staffRoles).values(roles.map((role) => ({ accountId, role })))
}

export const dropShops = (tx: Tx, accountId: string) => tx.delete(staffShops).where(eq(staffShops.accountId, accountId))

/** Browsers that are signed in now. */
export async function countSessions(db: Db, accountId: string, now: Date): Promise<number> {
  const inShops = await db
    .select({ all: count() })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
  const isVisit = and(
    eq(adminPasses.accountId, accountId),
    eq(adminPasses.kind, 'visit'),
    gt(adminPasses.expiresAt, now),
  )
  const inBackOffice = await db.select({ all: count() }).from(adminPasses).where(isVisit)
  return (inShops[0]?.all ?? 0) + (inBackOffice[0]?.all ?? 0)
}
