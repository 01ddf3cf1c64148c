import { inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import type { Numbered } from './importer.ts'
import type { Problem } from './problem.ts'

/** The ids of the products with these SKUs. */
export async function skuIds(db: Db, rows: readonly { sku: string }[]): Promise<ReadonlyMap<string, string>> {
  const skus = [...new Set(rows.map(({ sku }) => sku))]
  const found = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus))
  return new Map(found.map(({ id, sku }) => [sku, id]))
}

export async function skuProblems(db: Db, rows: readonly Numbered<{ sku: string }>[]): Promise<Problem[]> {
  const ids = await skuIds(
    db,
    rows.map(({ row }) => row),
  )
  return rows.flatMap(({ line, row: { sku } }) =>
    ids.has(sku) ? [] : [{ line, column: 'sku', reason: `there is no product ${sku}` }],
  )
}
