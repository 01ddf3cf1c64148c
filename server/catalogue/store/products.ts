import { and, asc, desc, eq, gte, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { categories, listings, manufacturers, priceHistory, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { cardColumns, inOrder } from './cards.ts'

const detailColumns = {
  description: products.description,
  model: products.model,
  finish: products.finish,
  variantGroup: products.variantGroup,
  width: products.width,
  height: products.height,
  depth: products.depth,
  warrantyYears: products.warrantyYears,
  warranties: products.warranties,
  installs: products.installs,
  goesWith: products.goesWith,
  features: products.features,
  specifications: products.specifications,
  promotionId: listings.promotionId,
}

export type ProductKey = { slug: string } | { productId: number } | { sku: string } | { gtin: string }

function matching(key: ProductKey): SQL {
  if ('slug' in key) return eq(products.slug, key.slug)
  if ('gtin' in key) return eq(products.gtin, key.gtin)
  return 'sku' in key ? eq(products.sku, key.sku) : eq(products.productId, key.productId)
}

const selectProducts = (db: ReadDb, { brand, country }: Shop) =>
  db
    .select({ ...cardColumns(country), ...detailColumns })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))

/** A product of this shop with all data of its page; undefined if the shop does not sell it. */
export async function productRow(db: ReadDb, shop: Shop, key: ProductKey) {
  const [row] = await selectProducts(db, shop).where(matching(key)).limit(1)
  return row
}

/** As `productRow` for several SKUs, in the same order and regardless of case; unknown ones are left out. */
export async function comparedRows(db: ReadDb, shop: Shop, skus: readonly string[]): Promise<ProductRow[]> {
  if (skus.length === 0) return []
  // The exact spelling first: a shop may have lower-case SKUs.
  const keys = [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))]
  return inOrder(await selectProducts(db, shop).where(inArray(products.sku, keys)), keys, (row) => row.sku)
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof productRow>>>

/** The finishes of a model in this shop. */
export const variantRows = (db: ReadDb, { brand }: Shop, group: string) =>
  db
    .select({ sku: products.sku, slug: products.slug, finish: products.finish })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(and(eq(products.variantGroup, group), isNotNull(products.finish)))
    .orderBy(asc(products.productId))

const ofProduct = ({ brand }: Shop, productId: string) =>
  and(eq(priceHistory.brand, brand), eq(priceHistory.productId, productId))

/** The price on a past day; undefined before the first price. */
export async function priceOn(db: ReadDb, shop: Shop, { id, day }: { id: string; day: string }) {
  const [row] = await db
    .select({ cents: priceHistory.priceCents })
    .from(priceHistory)
    .where(and(ofProduct(shop, id), lte(priceHistory.on, day)))
    .orderBy(desc(priceHistory.on))
    .limit(1)
  return row?.cents
}

export const pricesSince = (db: ReadDb, shop: Shop, { id, day }: { id: string; day: string }) =>
  db
    .select({ on: priceHistory.on, cents: priceHistory.priceCents })
    .from(priceHistory)
    .where(and(ofProduct(shop, id), gte(priceHistory.on, day)))
    .orderBy(asc(priceHistory.on))
