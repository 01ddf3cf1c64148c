import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { connect, type DbPool, timeLimits } from './database.ts'
import { missingTimeLimits } from './startup/time-limits.ts'

let pool: DbPool
let direct: Awaited<ReturnType<typeof testDatabase>>
let database: string
beforeAll(async () => {
  direct = await testDatabase()
  database = (await direct.db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]?.name ?? ''
  pool = connect({ ...inject('databaseServer').connection, database, isPooled: true }, 1)
})
afterAll(async () => {
  await pool.close()
  await direct.close()
})

const namedBy = async ({ db }: Pick<DbPool, 'db'>) => {
  const query = db.select({ one: sql<number>`1` }).from(sql`(values (1)) as any_row`).prepare('a_name')
  expect(await query.execute()).toEqual([{ one: 1 }])
  return (await db.execute(sql`select name from pg_prepared_statements`)).rows
}

describe('behind a pooler', () => {
  it('sends no named statements: the next may run on another connection', async () => {
    const own = connect({ ...inject('databaseServer').connection, database }, 1)
    expect(await namedBy(own)).toEqual([{ name: 'a_name' }])
    await own.close()
    expect(await namedBy(pool)).toEqual([])
  })

  it('opens connections without time limits, and names those that their role should have', async () => {
    const limitOf = async ({ db }: Pick<DbPool, 'db'>) =>
      (await db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)).rows[0]?.limit
    const options = { ...inject('databaseServer').connection, database, statement_timeout: 7_000 }
    const [plain, pooled] = [connect(options, 1), connect({ ...options, isPooled: true }, 1)]
    expect(await limitOf(plain)).toBe('7s')
    expect(await limitOf(pooled)).not.toBe('7s')
    await plain.db.execute(sql`alter database ${sql.identifier(database)} set statement_timeout = 0`)
    const later = connect({ ...options, isPooled: true }, 1)
    const [note = ''] = await missingTimeLimits(later.db)
    for (const [name, ms] of Object.entries(timeLimits)) expect(note).toContain(` set ${name} = ${ms};`)
    expect(await missingTimeLimits(plain.db)).toEqual([])
    await Promise.all([plain, pooled, later].map(({ close }) => close()))
  })
})
