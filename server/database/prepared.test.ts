import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import type { Db, DbPool } from './database.ts'
import { preparedOnce } from './prepared.ts'
import { tx } from './transaction.ts'

let database: DbPool
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const build = vi.fn((db: Db) =>
  db
    .select({ number: sql<number>`number` })
    .from(sql`numbers`)
    .where(sql`number >= ${sql.placeholder('least')}`)
    .prepare('numbers_from'),
)
const numbersFrom = preparedOnce(build)

it('runs in the transaction it is given, and is built once per connection', async () => {
  const inTransaction = (least: number) =>
    tx(database.db, async (db) => {
      await db.execute(sql`create temporary table numbers (number int) on commit drop`)
      await db.execute(sql`insert into numbers values (${least}), (${least + 1})`)
      return numbersFrom(db).execute({ least: least + 1 })
    })
  // One after another: both take the same connection of the pool.
  expect(await inTransaction(1)).toEqual([{ number: 2 }])
  expect(await inTransaction(7)).toEqual([{ number: 8 }])
  expect(build).toHaveBeenCalledOnce()
})
