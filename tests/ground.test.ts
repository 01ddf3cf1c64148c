import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from './test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'aol' })
})
afterAll(() => shop.close())

it('gives every suite a server of its own on the day of the tests', async () => {
  expect(shop.clock().toISOString()).toBe('2026-11-20T02:00:00.000Z')
  const { rows } = await shop.pool.query('select count(*)::int as n from products')
  expect(rows[0].n).toBeGreaterThanOrEqual(0)
})
