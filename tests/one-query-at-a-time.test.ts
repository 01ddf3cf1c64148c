import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tx } from '../server/database/transaction.ts'
import { testDatabase } from './database.ts'

it('fails a test whose transaction runs two queries in parallel', async () => {
  const { db, close } = await testDatabase()
  const query = sql`select 1`
  await expect(tx(db, (inside) => Promise.all([inside.execute(query), inside.execute(query)]))).rejects.toThrow()
  await tx(db, async (inside) => {
    await inside.execute(query)
    await inside.execute(query)
  })
  await Promise.all([db.execute(query), db.execute(query)])
  await close()
})
