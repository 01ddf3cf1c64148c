import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import type { DbPool } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { visitors } from '../../database/schema/visitors.ts'
import { dayFrom, dayOf } from './days.ts'
import { seed, seedIfOutdated } from './seed.ts'

let database: DbPool
const today = new Date('2026-11-20T03:00:00Z')
const later = (days: number) => new Date(`${dayFrom(dayOf(today), days)}T03:00:00Z`)

async function firstRow(query: ReturnType<typeof sql>) {
  const { rows } = await database.db.execute<Record<string, unknown>>(query)
  return rows[0]
}

const counts = () =>
  firstRow(
    sql`select (select count(*) from products) products, (select count(*) from listings) listings, (select count(*) from price_history) history`,
  )

beforeAll(async () => {
  database = await testDatabase()
  await seed(database.db, { today })
}, 60_000)
afterAll(() => database.close())

it('does not change data up to a week old', async () => {
  expect(await seedIfOutdated(database.db, today)).toBe('kept')
  expect(await seedIfOutdated(database.db, later(7))).toBe('kept')
})

it('shifts all dates after more than a week, and nothing else', async () => {
  const dates = sql`select (select max("on")::text from price_history) history, (select min(next_date)::text from stock) due,
    (select max(ends_on)::text from promotions) promotion, (select max(ends_at) from sales) sale, (select max(released_on)::text from products) released`
  const [before, sizes] = [await firstRow(dates), await counts()]
  expect(await seedIfOutdated(database.db, later(30))).toBe('moved')
  const after = await firstRow(dates)
  for (const key of ['history', 'due', 'promotion', 'released'])
    expect(after?.[key], key).toBe(dayFrom(String(before?.[key]), 30))
  expect(Date.parse(String(after?.sale)) - Date.parse(String(before?.sale))).toBe(30 * millisecondsInDay)
  expect(await counts()).toEqual(sizes)
  expect(await seedIfOutdated(database.db, later(30))).toBe('kept')
})

it('seeds again when the version changes, without touching data of shoppers', async () => {
  await database.db.insert(visitors).values({ id: newId(), tokenHash: 'a shopper', createdAt: today })
  const shoppers = await firstRow(sql`select count(*)::int from visitors`)
  expect(shoppers?.count).toBeGreaterThan(0)
  await database.db.execute(sql`update seed_state set version = 'old'`)
  expect(await seedIfOutdated(database.db, today)).toBe('seeded')
  expect(await firstRow(sql`select count(*)::int from visitors`)).toEqual(shoppers)
  expect(await seedIfOutdated(database.db, today)).toBe('kept')
})

it('finds products by words of the search column', async () => {
  const found = await firstRow(
    sql`select count(*)::int from products where search @@ plainto_tsquery('hearth', 'telly')`,
  )
  expect(found?.count).toBeGreaterThan(10)
})
