import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { connect, type DbPool } from '../../database/database.ts'

let shop: Shop
let hurried: DbPool
let slow: Shop
beforeAll(async () => {
  shop = await testShop()
  const { rows } = await shop.pool.query('select current_database() as database')
  hurried = connect({ ...inject('databaseServer').connection, ...rows[0], statement_timeout: 40, lock_timeout: 0 }, 2)
  slow = await testShop({ db: hurried.db } as object) // not a valid option: the same shop with less time for a statement
})
afterAll(async () => {
  await slow.close()
  await hurried.close()
  await shop.close()
})

it.each([
  '/api/catalogue/listing',
  '/api/catalogue/listing?category=kitchen&filter=price:100-&sort=price-asc&page=2',
  '/api/catalogue/best?mixed=true',
  '/api/catalogue/brands',
  '/api/catalogue/categories',
  '/api/v2/SiteSearch/all/steel%20kettle',
  '/api/v3/search?searchTerm=kettle',
  '/sitemap.xml',
])('responds 503 with Retry-After when a statement takes too long: %s', async (url) => {
  const lock = await shop.pool.connect()
  await lock.query('begin; lock table listings, listing_rows, listing_bits, word_bits in access exclusive mode')
  const { statusCode, headers } = await slow.inject({ url })
  await lock.query('rollback')
  lock.release()
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect((await shop.inject({ url })).statusCode).toBe(200)
})
