import { and, eq, inArray, isNotNull, max, min } from 'drizzle-orm'
import { toDollars } from '#domain/money/money.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { listings, products } from '../database/schema/catalogue.ts'
import type { Losses, Numbered } from './importer.ts'
import type { Problem } from './problem.ts'

type Batch = readonly Numbered<{ sku: string; price: number | null }>[]

/** A price so many times above or below the present one was cut off, or is in cents. */
const factor = 4

const ofBrands = (brands: readonly BrandKey[]) =>
  and(inArray(listings.brand, [...brands]), isNotNull(listings.priceCents))

/** The lowest and the highest price of products in these shops. */
async function presentPrices(db: Db, brands: readonly BrandKey[], rows: Batch) {
  const skus = rows.map(({ row }) => row.sku)
  const found = await db
    .select({ sku: products.sku, low: min(listings.priceCents), high: max(listings.priceCents) })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .where(and(inArray(products.sku, skus), ofBrands(brands)))
    .groupBy(products.sku)
  return new Map(found.map(({ sku, low, high }) => [sku, { low: Number(low), high: Number(high) }]))
}

const amount = (cents: number) => toDollars(cents).toFixed(2)

/** Rows whose price is no usual change of the present one. */
export const priceJumps =
  (brands: readonly BrandKey[]) =>
  async (db: Db, rows: Batch): Promise<Problem[]> => {
    const present = await presentPrices(db, brands, rows)
    return rows.flatMap(({ line, row: { sku, price } }) => {
      const { low, high } = present.get(sku) ?? { low: 0, high: 0 }
      if (price === null || high === 0 || (price * factor >= high && price <= low * factor)) return []
      const former = price < high ? high : low
      const reason = `${amount(price)} in place of ${amount(former)}: if that is right, add --large-changes`
      return [{ line, column: 'price', reason }]
    })
  }

/** Counts products that would have no price any more. */
export function lostPrices<Row extends { sku: string; price: number | null }>(
  brands: readonly BrandKey[],
): Losses<Row> {
  let lost = 0
  return {
    see: async (db, rows) => {
      const empty = rows.filter(({ row }) => row.price === null)
      if (empty.length > 0) lost += (await presentPrices(db, brands, empty)).size
    },
    count: async (db) => ({
      lost,
      all: lost > 0 ? Math.round((await db.$count(listings, ofBrands(brands))) / brands.length) : 0,
      what: 'products with a price would have none',
    }),
  }
}
