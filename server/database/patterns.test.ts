import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import type { DbPool } from './database.ts'
import { beginsWith } from './patterns.ts'
import { products } from './schema/catalogue.ts'
import { tx } from './transaction.ts'

let database: DbPool
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('finds the beginning of a SKU along an index in a database of any language', async () => {
  const { db } = database
  // This index orders by bytes here; elsewhere it orders by language, and finds whole SKUs only.
  await db.execute(sql`alter table products drop constraint products_sku_unique`)
  const query = db.select({ id: products.id }).from(products).where(beginsWith(products.sku, 'NV-'))
  const plan = await tx(db, async (tx) => {
    // The table of the demo is small enough to be read whole.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('products_sku_prefix')
  expect(plan).toMatch(/Index Cond: \(\(sku ~>=~ 'NV-'::text\) AND \(sku ~<~ 'NV\.'::text\)\)/)
})
