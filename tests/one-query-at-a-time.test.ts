import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tx } from '../server/database/transaction.ts'
import { testDatabase } from './database.ts'

it('fails a test whose transaction runs two queries in parallel', async () => {
  const { db, close } = await testDatabase()
  const one = sql`select 1`
  await expect(tx(db, (inside) => Promise.all([inside.execute(one), inside.execute(one)]))).rejects.toThrow()
  await tx(db, async (inside) => {
    await inside.execute(one)
    await inside.execute(one)
  })
  await Promise.all([db.execute(one), db.execute(one)])
  await close()
})
