import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { statementBreaker } from '../../tests/crash/statements.ts'
import { testDatabase } from '../../tests/database.ts'
import { tx } from './transaction.ts'

const statement = sql`select 1`

it.each(['cut', 'lost'] as const)('releases a connection whose begin is %s', async (fate) => {
  const { db, pool, close } = await testDatabase()
  const breaker = statementBreaker(pool)
  for (let left = pool.options.max; left > 0; left--) {
    breaker.arm(1, fate)
    await expect(tx(db, (inside) => inside.execute(statement))).rejects.toThrow()
  }
  expect((await tx(db, (inside) => inside.execute(statement))).rowCount).toBe(1)
  await close()
})

it('rolls back only the inner transaction', async () => {
  const { db, close } = await testDatabase()
  const count = sql`select count(*)::int as count from projects where false`
  await tx(db, async (outer) => {
    const inner = tx(outer, async (inside) => {
      await inside.execute(sql`create temporary table undone (id int)`)
      throw new Error('undone')
    })
    await expect(inner).rejects.toThrow('undone')
    expect((await outer.execute(count)).rowCount).toBe(1)
    expect((await outer.execute(sql`select to_regclass('undone') as made`)).rows).toEqual([{ made: null }])
  })
  await close()
})
