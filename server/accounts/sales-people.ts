import { asc, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

/** All salespeople with their store. They are few, so the caller filters by shop. */
export async function salesPeople(db: Db) {
  const rows = await db
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, staff: accounts.staff })
    .from(accounts)
    .where(isNotNull(accounts.staff))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName))
  return rows.flatMap(({ firstName, lastName, staff }) =>
    staff?.salespersonCode
      ? [{ code: staff.salespersonCode, name: `${firstName} ${lastName}`, storeUri: staff.storeUri }]
      : [],
  )
}
