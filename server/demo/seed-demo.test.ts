import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../../tests/database.ts'
import { connect } from '../database/database.ts'
import { installation } from '../database/schema/installation.ts'
import { prepareInstallation } from '../database/startup/installation.ts'
import { applyMigrations } from '../database/startup/migrate.ts'
import type { Tx } from '../database/transaction.ts'
import { seedDemo } from './seed-demo.ts'

type Database = Awaited<ReturnType<typeof testDatabase>>

const now = new Date('2026-11-20T03:00:00Z')
const seed = (tx: Tx) => seedDemo(tx, { now, log: () => {} })

let database: Database
afterEach(() => database.close())

/** Tables that a new demo version seeds again. */
const renewed =
  `manufacturers categories products promotions listings price_history warehouses stock localities stores settings
  static_content articles forms redirects alert_banners sales seed_state search_words word_bits project_rows`.split(
    /\s+/,
  )

async function rowsOfShoppers({ pool }: Database) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [renewed],
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables)
    found[name] = (await pool.query(`select to_jsonb(one)::text from ${name} one order by 1`)).rows
  return found
}

describe('a demo database', () => {
  it('gets a new catalogue version and preserves accounts, carts, orders and projects', async () => {
    database = await testDatabase()
    await database.db.insert(installation).values({ id: 1, kind: 'demo' })
    await prepareInstallation(database.db, { demo: true, seed })
    await database.pool.query(`
      insert into visitors (id, token_hash, created_at) values ('01900000-0000-7000-8000-000000000001', 'browser', '2026-11-19Z');
      insert into accounts (id, email, first_name, last_name, phone, abn, is_locked, has_credit, preferences, created_at)
        values ('01900000-0000-7000-8000-000000000002', 'new@shopper.example', 'New', 'Shopper', '', '', false, false, '{}', '2026-11-19Z');
      insert into carts (id, brand, visitor_id, state, version, created_at, changed_at)
        values ('01900000-0000-7000-8000-000000000003', 'wa', '01900000-0000-7000-8000-000000000001', 'open', 1, '2026-11-19Z', '2026-11-19Z');
      insert into cart_lines (cart_id, product_code, product_id, quantity, seen_cents, position)
        select '01900000-0000-7000-8000-000000000003', '1', id, 2, 100, 0 from products limit 1;
      update projects set name = 'Renamed by staff' where id = (select id from projects order by id limit 1);
      update coupons set uses = 3 where code = 'FIFTY';
      update products set title = 'Of an older version';
      update seed_state set version = 'old'`)
    const before = await rowsOfShoppers(database)
    for (const name of ['orders', 'order_lines', 'projects', 'project_lines', 'carts', 'accounts'])
      expect(before[name]?.length, name).toBeGreaterThan(0)
    await prepareInstallation(database.db, { demo: true, seed })
    expect(await rowsOfShoppers(database)).toEqual(before)
    const { rows } = await database.pool.query(
      `select count(*)::int as lost from (select product_id from cart_lines union select product_id from order_lines
         union select product_id from project_lines) one where not exists (select from products where products.id = one.product_id)`,
    )
    expect(rows[0].lost).toBe(0)
    const titles = await database.pool.query(`select 1 from products where title = 'Of an older version'`)
    expect(titles.rows).toEqual([])
  }, 180_000)

  it('is rejected with DEMO off', async () => {
    database = await testDatabase()
    await database.db.insert(installation).values({ id: 1, kind: 'demo' })
    const opening = prepareInstallation(database.db, { demo: false, seed })
    await expect(opening).rejects.toThrow(/^DEMO is off, but the database is a demo: .* Set DEMO=on to show it, or/)
  })
})

describe('an empty database', () => {
  it('is seeded even with short statement timeouts', async () => {
    database = await emptyDatabase()
    await applyMigrations(database.db)
    const { connection } = inject('databaseServer')
    const name = new URL(database.url).pathname.slice(1)
    const hurried = connect({ ...connection, database: name, statement_timeout: 40, lock_timeout: 40 }, 2)
    await prepareInstallation(hurried.db, { demo: true, seed }).finally(hurried.close)
    expect(await database.db.select().from(installation)).toEqual([{ id: 1, kind: 'demo' }])
  }, 180_000)

  it('stays empty when seeding fails', async () => {
    database = await emptyDatabase()
    await applyMigrations(database.db)
    const failing = async (tx: Tx) => {
      await tx.execute(sql`insert into redirects values ('wa', '/a', '/b')`)
      throw new Error('the machine is full')
    }
    await expect(prepareInstallation(database.db, { demo: true, seed: failing })).rejects.toThrow('the machine is full')
    const { rows } = await database.pool.query(
      'select (select count(*) from redirects) + (select count(*) from installation) as rows',
    )
    expect(rows).toEqual([{ rows: '0' }])
  })
})
