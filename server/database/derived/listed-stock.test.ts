import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import type { DbPool } from '../database.ts'
import { listings, stock } from '../schema/catalogue.ts'
import { refreshListedStock, refreshListings } from './listed-stock.ts'

let pool: DbPool
beforeAll(async () => {
  pool = await testDatabase()
})
afterAll(() => pool.close())

const listedIn = async (brand: string, productId: string) => {
  const [row] = await pool.db
    .select({ inStock: listings.inStock })
    .from(listings)
    .where(and(eq(listings.brand, brand), eq(listings.productId, productId)))
  return row?.inStock
}

/** A product that shops of both countries sell and have in stock. */
async function soldInBoth() {
  const { rows } = await pool.pool.query(
    `select a.product_id as id from listings a join listings n on n.product_id = a.product_id and n.brand = 'aol-nz'
     where a.brand = 'aol' and a.in_stock and n.in_stock limit 1`,
  )
  return String(rows[0].id)
}

it('is seeded from the stock of the warehouses', async () => {
  const { rows } = await pool.pool.query(
    `select count(*)::int as wrong from listings l where l.in_stock <> exists (
       select 1 from stock s join warehouses w on w.code = s.warehouse where s.product_id = l.product_id and s.quantity > 0
         and w.country = case when l.brand = 'aol-nz' then 'NZ' else 'AU' end)`,
  )
  expect(rows[0].wrong).toBe(0)
  const { rows: counts } = await pool.pool.query('select distinct in_stock from listings')
  expect(counts).toHaveLength(2)
})

it('follows the stock of the same country only', async () => {
  const id = await soldInBoth()
  const { rows } = await pool.pool.query(`select code from warehouses where country = 'NZ'`)
  for (const { code } of rows)
    await pool.db
      .update(stock)
      .set({ quantity: 0 })
      .where(and(eq(stock.productId, id), eq(stock.warehouse, code)))
  await refreshListedStock(pool.db, { country: 'AU', productIds: [id] })
  expect([await listedIn('aol', id), await listedIn('aol-nz', id)]).toEqual([true, true])
  await refreshListedStock(pool.db, { country: 'NZ', productIds: [id] })
  expect([await listedIn('aol', id), await listedIn('aol-nz', id)]).toEqual([true, false])
  await pool.db.update(stock).set({ quantity: 1 }).where(eq(stock.productId, id))
  await refreshListings(pool.db, [id])
  expect(await listedIn('aol-nz', id)).toBe(true)
})
