import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { products } from '../../database/schema/catalogue.ts'
import { type Numbered, repeatedRows } from '../importer.ts'
import type { Problem } from '../problem.ts'
import type { Categories } from './categories.ts'
import { attributeValue, type ProductInput } from './product-row.ts'

type Batch = readonly Numbered<ProductInput>[]

/** Barcodes that another product of the shop has. */
async function takenGtins(db: Db, rows: Batch): Promise<Problem[]> {
  const wanted = rows.flatMap(({ row }) => row.gtin ?? [])
  if (wanted.length === 0) return []
  const owners = await db
    .select({ gtin: products.gtin, sku: products.sku })
    .from(products)
    .where(and(isNotNull(products.gtin), inArray(products.gtin, wanted)))
  const ownerOf = new Map(owners.map(({ gtin, sku }) => [gtin, sku]))
  return rows.flatMap(({ line, row }) => {
    const owner = row.gtin && ownerOf.get(row.gtin)
    return owner && owner !== row.sku ? [{ line, column: 'gtin', reason: `belongs to the product ${owner}` }] : []
  })
}

function categoryProblems(categories: Categories, addsCategories: boolean, { line, row }: Numbered<ProductInput>) {
  const category = categories.find(row.category)
  if (!category && !(addsCategories && categories.canAdd(row.category))) {
    const fix = addsCategories ? 'one to three levels can be added' : 'add it by --add-categories, or map it'
    return [{ line, column: 'category', reason: `"${row.category}" is no category: ${fix}` }]
  }
  return (row.attributes ?? []).flatMap(({ column, key, text, definition }): Problem[] => {
    const known = category?.attributes.find((attribute) => attribute.key === key) ?? definition
    const fix = 'define it by a mapping, or use a specification'
    if (!known) return [{ line, column, reason: `the category has no attribute "${key}": ${fix}` }]
    return attributeValue(known, text) === null ? [{ line, column, reason: `must be a number, not "${text}"` }] : []
  })
}

/** What of the rows is wrong beside the shop, or beside the rows before. */
export function productChecks(addsCategories: boolean) {
  const repeatedSkus = repeatedRows<ProductInput>('sku', ({ sku }) => sku)
  const repeatedGtins = repeatedRows<ProductInput>('gtin', ({ gtin }) => gtin ?? '')
  return async (db: Db, categories: Categories, rows: Batch): Promise<Problem[]> => [
    ...repeatedSkus(rows),
    ...repeatedGtins(rows.filter(({ row }) => row.gtin)),
    ...rows.flatMap((row) => categoryProblems(categories, addsCategories, row)),
    ...(await takenGtins(db, rows)),
  ]
}
