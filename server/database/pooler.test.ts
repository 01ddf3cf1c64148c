import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { connect, type DbPool, planning, timeLimits } from './database.ts'
import { missingRoleSettings } from './startup/role-settings.ts'

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

  it('opens connections without settings, and names those that their role should have', async () => {
    const settingOf = async ({ db }: Pick<DbPool, 'db'>, name: string) =>
      (await db.execute<{ value: string }>(sql`select current_setting(${name}) as value`)).rows[0]?.value
    const options = { ...inject('databaseServer').connection, database, statement_timeout: 7_000 }
    const [plain, pooled] = [connect(options, 1), connect({ ...options, isPooled: true }, 1)]
    expect(await settingOf(plain, 'statement_timeout')).toBe('7s')
    expect(await settingOf(plain, 'jit')).toBe('off')
    expect(await settingOf(pooled, 'statement_timeout')).not.toBe('7s')
    expect(await missingRoleSettings(plain.db)).toEqual([])
    for (const [name, value] of [
      ['statement_timeout', 0],
      ['jit', 'on'],
    ] as const) {
      const former = await settingOf(pooled, name)
      await plain.db.execute(sql`alter database ${sql.identifier(database)} set ${sql.raw(`${name} = ${value}`)}`)
      const later = connect({ ...options, isPooled: true }, 1)
      const [note = ''] = await missingRoleSettings(later.db)
      for (const setting of Object.entries({ ...timeLimits, ...planning }))
        expect(note).toContain(` set ${setting.join(' = ')};`)
      await later.close()
      await plain.db.execute(sql`alter database ${sql.identifier(database)} set ${sql.raw(`${name} = '${former}'`)}`)
    }
    await Promise.all([plain, pooled].map(({ close }) => close()))
  })
})
