import { and, eq, inArray } from 'drizzle-orm'
import type { BrandKey } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { listings, products } from '../database/schema/catalogue.ts'
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

/** The ids of the products with these SKUs, by the shops that sell them. */
export async function soldSkus(db: Db, rows: readonly { sku: string }[], brands: readonly BrandKey[]) {
  const skus = [...new Set(rows.map(({ sku }) => sku))]
  const found = await db
    .select({ sku: products.sku, brand: listings.brand, id: products.id })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .where(and(inArray(products.sku, skus), inArray(listings.brand, [...brands])))
  return new Map(
    [...Map.groupBy(found, ({ sku }) => sku)].map(([sku, sold]) => [
      sku,
      new Map<string, string>(sold.map(({ brand, id }) => [brand, id])),
    ]),
  )
}

/** Rows of products that are not in the database, or that none of these shops sells. */
export async function skuProblems(db: Db, rows: readonly Numbered<{ sku: string }>[], brands?: readonly BrandKey[]) {
  const all = rows.map(({ row }) => row)
  const known: ReadonlyMap<string, unknown> = brands ? await soldSkus(db, all, brands) : await skuIds(db, all)
  return rows.flatMap(({ line, row: { sku } }): Problem[] =>
    known.has(sku)
      ? []
      : [
          {
            line,
            column: 'sku',
            reason: brands ? `${brands.join(', ')} does not sell ${sku}` : `there is no product ${sku}`,
          },
        ],
  )
}
