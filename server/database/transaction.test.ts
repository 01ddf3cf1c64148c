import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { statementBreaker } from '../../tests/crash/statements.ts'
import { testDatabase } from '../../tests/database.ts'
import { tx } from './transaction.ts'

const one = sql`select 1`

it.each(['cut', 'lost'] as const)('gives back a connection whose begin is %s', async (fate) => {
  const { db, pool, close } = await testDatabase()
  const breaker = statementBreaker(pool)
  for (let left = pool.options.max; left > 0; left--) {
    breaker.arm(1, fate)
    await expect(tx(db, (inside) => inside.execute(one))).rejects.toThrow()
  }
  expect((await tx(db, (inside) => inside.execute(one))).rowCount).toBe(1)
  await close()
})
