import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { demoCoupons, seedCoupons } from '../../demo/seed-coupons.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await seedCoupons(database.db)
})
afterAll(() => database.close())

const recognise = readFileSync(globSync('server/database/migrations/*_installation.sql')[0] ?? '', 'utf8')
  .split('--> statement-breakpoint')
  .find((statement) => statement.includes('INSERT INTO "installation"'))

/** Applies changes to a demo of an earlier version and returns the kind that the migration detects. */
async function kindAfter(changes: string) {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(changes)
    await client.query(recognise ?? '')
    return (await client.query('select kind from installation')).rows[0]?.kind ?? null
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('recognises a demo database of an earlier version, even after shoppers used it', async () => {
  expect(await kindAfter('')).toBe('demo')
  const codes = demoCoupons.map(({ code }) => `'${code}'`).join(', ')
  expect(await kindAfter(`update coupons set uses = 5 where code in (${codes})`)).toBe('demo')
  expect(
    await kindAfter(`insert into accounts (id, email, first_name, last_name, phone, abn, is_locked, has_credit, preferences, created_at)
      values ('01900000-0000-7000-8000-000000000002', 'new@shopper.example', 'New', 'Shopper', '', '', false, false, '{}', '2026-11-19Z')`),
  ).toBe('demo')
})

const ownId = '01900000-0000-7000-8000-000000000001'

it.each([
  ['never had a demo', 'delete from seed_state'],
  [
    'sells a product of its own',
    `insert into products (id, product_id, sku, slug, title, model, manufacturer_id, manufacturer_name, category_id, category_uri, category_name, description, features, attributes, specifications, images, warranty_years, warranties, installs, goes_with, released_on, keywords)
      select '${ownId}', 999999, 'OWN', 'own', 'Own', 'Own', manufacturer_id, manufacturer_name, category_id, category_uri, category_name, '', '[]', '{}', '[]', '[]', 1, '[]', '[]', '[]', '2026-01-01', '' from products limit 1`,
  ],
  ['has a manufacturer of its own', `insert into manufacturers values ('${ownId}', 'own', 'Own', 'AU', '', 1)`],
  [
    'has a category of its own',
    `insert into categories values ('${ownId}', null, 'own', 'Own', 'kitchen', '', null, 0, '[]')`,
  ],
  [
    'has a promotion of its own',
    `insert into promotions (id, brand, uri, title, reward_label, starts_on, ends_on) values ('${ownId}', 'wa', 'own', 'Own', '', '2026-01-01', '2026-02-01')`,
  ],
  ['has a store of its own', `update stores set phone = '02 9000 0000' where id = (select min(id) from stores)`],
  [
    'has a coupon of its own',
    `insert into coupons (code, kind, value, minimum_cents, uses) values ('OWN', 'percent', 5, 0, 0)`,
  ],
  ['changed a coupon of the demo', `update coupons set value = 12 where code = 'HEARTH10'`],
  ['removed a coupon of the demo', `delete from coupons where code = 'FREEHEARTH'`],
  ['has staff of its own', `update accounts set email = 'staff@shop.example' where email = 'noor@hearth.example'`],
  [
    'emptied the demo to begin its own',
    'delete from price_history; delete from stock; delete from listings; delete from products',
  ],
])('marks a database as a retailer’s when it %s', async (_why, changes) => {
  expect(await kindAfter(changes)).toBeNull()
})
