import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Country } from '#domain/location/country.ts'
import type { ReadDb } from '../../database/database.ts'
import { asOne } from '../../database/json-row.ts'
import { preparedOnce } from '../../database/prepared.ts'
import { categories, listings, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { inStock, nextStockDate } from './stock-columns.ts'

/** The part of the catalogue that a request may read. */

export const cardColumns = (country: Country | Placeholder) => ({
  id: products.id,
  productId: products.productId,
  sku: products.sku,
  gtin: products.gtin,
  slug: products.slug,
  title: products.title,
  manufacturerName: products.manufacturerName,
  manufacturerUri: manufacturers.uri,
  categoryName: products.categoryName,
  categoryUri: products.categoryUri,
  definitions: categories.attributes,
  attributes: products.attributes,
  images: products.images,
  energyStars: products.energyStars,
  ratingAverage: listings.ratingAverage,
  ratingCount: listings.ratingCount,
  priceCents: listings.priceCents,
  rrpCents: listings.rrpCents,
  priceUponRequest: listings.priceUponRequest,
  condition: listings.condition,
  missingParts: listings.missingParts,
  ribbonType: listings.ribbonType,
  ribbonText: listings.ribbonText,
  pricingText: listings.pricingText,
  pricingValue: listings.pricingValue,
  tooltip: listings.tooltip,
  valuePromise: listings.valuePromise,
  priceMatch: listings.priceMatch,
  inStock: inStock(country),
  nextStockDate: nextStockDate(country),
})

function selectCards(db: ReadDb, { brand, country }: Shop | typeof anyShop, condition: SQL | undefined) {
  return db
    .select({ row: asOne<CardRow>(cardColumns(country)) })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(listings.brand, brand), condition))
}

const anyShop = { brand: sql.placeholder('brand'), country: sql.placeholder('country') }

/** Prepared, because every list runs it and planning takes longer than executing. */
const byId = preparedOnce((db: ReadDb) =>
  selectCards(db, anyShop, sql`${products.id} = any(${sql.placeholder('ids')})`).prepare('cards_by_id'),
)

export type CardRow = SelectResultFields<ReturnType<typeof cardColumns>>

/** Sorts rows into the order of the requested keys. */
export function inOrder<Row, Key>(rows: readonly Row[], keys: readonly Key[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

export async function cardsById(db: ReadDb, shop: Shop, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await byId(db).execute({ ...shop, ids })
  return inOrder(rows, ids, ({ row }) => row.id).map(({ row }) => row)
}

/** Cards of the given SKUs in the same order, without products that the shop does not sell. */
export async function cardsBySku(db: ReadDb, shop: Shop, skus: readonly string[]): Promise<CardRow[]> {
  if (skus.length === 0) return []
  const rows = await selectCards(db, shop, inArray(products.sku, [...skus]))
  return inOrder(rows, skus, ({ row }) => row.sku).map(({ row }) => row)
}
