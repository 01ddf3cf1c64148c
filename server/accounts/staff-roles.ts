import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import type { Db } from '../database/database.ts'
import { staffRoles } from '../database/schema/manage.ts'

export async function rolesOf(db: Db, accountId: string): Promise<StaffRole[]> {
  const rows = await db.select({ role: staffRoles.role }).from(staffRoles).where(eq(staffRoles.accountId, accountId))
  return rows.map(({ role }) => role)
}

export const grantRoles = (db: Db, rows: readonly (typeof staffRoles.$inferInsert)[]) =>
  db
    .insert(staffRoles)
    .values([...rows])
    .onConflictDoNothing()

/** Whether an account owns the back office, in any shop. */
export async function hasOwner(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: staffRoles.accountId })
    .from(staffRoles)
    .where(eq(staffRoles.role, 'owner'))
    .limit(1)
  return rows.length > 0
}
