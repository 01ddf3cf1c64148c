import { sql } from 'drizzle-orm'
import { type Db, planning, timeLimits } from '../database.ts'

/** Poolers do not pass on the settings of a connection: the role has to have them. A sentence when it has not. */
export async function missingRoleSettings(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ limit: string; jit: string; role: string }>(
    sql`select current_setting('statement_timeout') as limit, current_setting('jit') as jit, current_user as role`,
  )
  const [found] = rows
  if (!found || (found.limit !== '0' && found.jit === planning.jit)) return []
  const settings = Object.entries({ ...timeLimits, ...planning })
  const statements = settings.map(([name, value]) => `alter role ${found.role} set ${name} = ${value};`)
  return [
    `The database lacks settings of the shop, since a pooler does not pass them on. Set them for its role: ${statements.join(' ')}`,
  ]
}
