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
