import { and, asc, desc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import type { Country } from '#domain/location/country.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { Db } from '../../database/database.ts'
import { isId } from '../../database/id.ts'
import { containing } from '../../database/patterns.ts'
import {
  type AttributeDefinition,
  categories,
  listings,
  manufacturers,
  type ProductImageRow,
  products,
  stock,
  warehouses,
} from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import { withdraw } from '../../import/products/withdrawn-products.ts'

type Shop = { key: BrandKey; country: Country }

const columns = {
  id: products.id,
  number: products.productId,
  sku: products.sku,
  slug: products.slug,
  title: products.title,
  model: products.model,
  manufacturer: products.manufacturerName,
  category: products.categoryUri,
  categoryId: products.categoryId,
  description: products.description,
  gtin: products.gtin,
  width: products.width,
  height: products.height,
  depth: products.depth,
  finish: products.finish,
  energyStars: products.energyStars,
  warrantyYears: products.warrantyYears,
  attributes: products.attributes,
  images: products.images,
  priceCents: listings.priceCents,
  rrpCents: listings.rrpCents,
  listed: listings.brand,
}

const pieces = (country: Country) =>
  sql<number>`(select coalesce(sum(${stock.quantity}), 0)::int from ${stock} join ${warehouses} on ${warehouses.code} = ${stock.warehouse} where ${stock.productId} = ${products.id} and ${warehouses.country} = ${country})`

const inShop = (db: Db, { key, country }: Shop) =>
  db
    .select({ ...columns, pieces: pieces(country) })
    .from(products)
    .leftJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, key)))

export type ManagedProduct = Awaited<ReturnType<typeof listProducts>>[number]

type Page = { before: number | null; q: string | undefined; count: number }

export const listProducts = (db: Db, shop: Shop, { before, q, count }: Page) =>
  inShop(db, shop)
    .where(
      and(
        before === null ? undefined : lt(products.productId, before),
        q ? or(ilike(products.sku, containing(q)), ilike(products.title, containing(q))) : undefined,
      ),
    )
    .orderBy(desc(products.productId))
    .limit(count)

export async function findProduct(db: Db, shop: Shop, id: string): Promise<ManagedProduct | null> {
  if (!isId(id)) return null
  const [row] = await inShop(db, shop).where(eq(products.id, id))
  return row ?? null
}

export async function findProductId(db: Db, sku: string): Promise<string | null> {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))
  return row?.id ?? null
}

/** Locks a product until the transaction ends. */
export const lockProduct = (db: Db, id: string) =>
  db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')

/** The warehouses of a country, with the pieces of a product in each. */
export const stockOf = (db: Db, country: Country, productId: string) =>
  db
    .select({
      warehouse: warehouses.code,
      name: warehouses.name,
      quantity: sql<number>`coalesce(${stock.quantity}, 0)`,
      nextDate: stock.nextDate,
    })
    .from(warehouses)
    .leftJoin(stock, and(eq(stock.warehouse, warehouses.code), eq(stock.productId, productId)))
    .where(eq(warehouses.country, country))
    .orderBy(asc(warehouses.code))

export const warehousesOf = (db: Db, country: Country) =>
  db
    .select({ code: warehouses.code, name: warehouses.name })
    .from(warehouses)
    .where(eq(warehouses.country, country))
    .orderBy(asc(warehouses.code))

/** Categories without one below them. */
export const leafCategories = (db: Db) =>
  db
    .select({ uri: categories.uri, name: categories.name })
    .from(categories)
    .where(sql`not exists (select from ${categories} below where below.parent_id = ${categories.id})`)
    .orderBy(asc(categories.uri))

export async function manufacturerNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: manufacturers.name }).from(manufacturers).orderBy(asc(manufacturers.name))
  return [...new Set(rows.map(({ name }) => name))]
}

/** What a category filters and lists; nothing for an unknown one. */
export async function definitionsOf(db: Db, uri: string): Promise<AttributeDefinition[]> {
  const [row] = await db.select({ attributes: categories.attributes }).from(categories).where(eq(categories.uri, uri))
  return row?.attributes ?? []
}

const mostValues = 50

/** The values of an attribute in a category, those of most products first. */
export async function valuesOf(db: Db, uri: string, key: string): Promise<string[]> {
  const value = sql<string>`${products.attributes}->>${key}`
  const rows = await db
    .select({ value })
    .from(products)
    .where(and(eq(products.categoryUri, uri), sql`${value} is not null`))
    .groupBy(sql`1`)
    .orderBy(sql`count(*) desc, 1`)
    .limit(mostValues)
  return rows.map((row) => row.value)
}

/** The product with this barcode. */
export async function ownerOfGtin(db: Db, gtin: string): Promise<string | null> {
  const [row] = await db.select({ sku: products.sku }).from(products).where(eq(products.gtin, gtin))
  return row?.sku ?? null
}

export const writeImages = (db: Db, id: string, images: ProductImageRow[]) =>
  db.update(products).set({ images }).where(eq(products.id, id))

/** Takes a product off sale in one shop. */
export const withdrawProduct = (tx: Tx, { key }: Pick<Shop, 'key'>, id: string) =>
  withdraw(tx, and(eq(listings.brand, key), eq(listings.productId, id)))
