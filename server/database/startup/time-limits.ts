import { sql } from 'drizzle-orm'
import { type Db, timeLimits } from '../database.ts'

/** Poolers do not pass on the time limits of a connection: the role has to have them. A sentence when it has none. */
export async function missingTimeLimits(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ limit: string; role: string }>(
    sql`select current_setting('statement_timeout') as limit, current_user as role`,
  )
  const [found] = rows
  if (found?.limit !== '0') return []
  const settings = Object.entries(timeLimits).map(([name, ms]) => `alter role ${found.role} set ${name} = ${ms};`)
  return [
    `The database has no time limits, since a pooler does not pass on those of the shop. Set them for its role: ${settings.join(' ')}`,
  ]
}
