import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { isId } from '../../../database/id.ts'
import { containing } from '../../../database/patterns.ts'
import { coupons } from '../../../database/schema/carts.ts'
import { categories, listings, manufacturers, products, promotions } from '../../../database/schema/catalogue.ts'
import type { TextPage } from '../../keyset.ts'

export type CouponRow = typeof coupons.$inferSelect
export type ManufacturerRow = typeof manufacturers.$inferSelect
export type PromotionRow = typeof promotions.$inferSelect

const holdsIn = (brand: string) => or(isNull(coupons.brand), eq(coupons.brand, brand))

export const listCoupons = (db: Db, brand: string, { after, q, count }: TextPage): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        holdsIn(brand),
        after === null ? undefined : gt(coupons.code, after),
        q ? ilike(coupons.code, containing(q)) : undefined,
      ),
    )
    .orderBy(asc(coupons.code))
    .limit(count)

export async function findShopCoupon(db: Db, brand: string, code: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(holdsIn(brand), eq(coupons.code, code)))
  return row ?? null
}

/** False if a coupon of any shop has the code. */
export async function insertCoupon(db: Db, row: CouponRow): Promise<boolean> {
  const added = await db.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code })
  return added.length > 0
}

export const updateCoupon = (db: Db, code: string, changes: Partial<Omit<CouponRow, 'code' | 'uses'>>) =>
  db.update(coupons).set(changes).where(eq(coupons.code, code))

export const listPromotions = (db: Db, brand: string, { after, q, count }: TextPage): Promise<PromotionRow[]> =>
  db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.brand, brand),
        after === null ? undefined : lt(promotions.id, after),
        q ? ilike(promotions.title, containing(q)) : undefined,
      ),
    )
    .orderBy(desc(promotions.id))
    .limit(count)

export async function findPromotion(db: Db, brand: string, id: string): Promise<PromotionRow | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.brand, brand), eq(promotions.id, id)))
  return row ?? null
}

export async function hasPromotionAt(db: Db, brand: string, uri: string): Promise<boolean> {
  const rows = await db
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.brand, brand), eq(promotions.uri, uri)))
    .limit(1)
  return rows.length > 0
}

export const insertPromotion = (db: Db, row: typeof promotions.$inferInsert) => db.insert(promotions).values(row)

export const updatePromotion = (db: Db, id: string, changes: Partial<typeof promotions.$inferInsert>) =>
  db.update(promotions).set(changes).where(eq(promotions.id, id))

/** The SKUs of a promotion, in order. */
export async function skusOf(db: Db, promotionId: string): Promise<string[]> {
  const rows = await db
    .select({ sku: products.sku })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(eq(listings.promotionId, promotionId))
    .orderBy(asc(products.sku))
  return rows.map(({ sku }) => sku)
}

/** Products that the shop sells, by their SKUs. */
export async function listedIds(db: Db, brand: string, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(inArray(products.sku, [...skus]))
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** Puts exactly these products of a shop into a promotion; returns those whose listing changed. */
export async function writePromoted(
  db: Db,
  { brand, promotionId, ids }: { brand: string; promotionId: string; ids: readonly string[] },
): Promise<string[]> {
  const left = await db
    .update(listings)
    .set({ promotionId: null })
    .where(
      and(
        eq(listings.brand, brand),
        eq(listings.promotionId, promotionId),
        ids.length > 0 ? notInArray(listings.productId, [...ids]) : undefined,
      ),
    )
    .returning({ id: listings.productId })
  if (ids.length === 0) return left.map(({ id }) => id)
  const added = await db
    .update(listings)
    .set({ promotionId })
    .where(and(eq(listings.brand, brand), inArray(listings.productId, [...ids])))
    .returning({ id: listings.productId })
  return [...left, ...added].map(({ id }) => id)
}

export const listManufacturers = (db: Db, { after, q, count }: TextPage): Promise<ManufacturerRow[]> =>
  db
    .select()
    .from(manufacturers)
    .where(
      and(
        after === null ? undefined : gt(manufacturers.uri, after),
        q ? ilike(manufacturers.name, containing(q)) : undefined,
      ),
    )
    .orderBy(asc(manufacturers.uri))
    .limit(count)

export async function findManufacturer(db: Db, uri: string): Promise<ManufacturerRow | null> {
  const [row] = await db.select().from(manufacturers).where(eq(manufacturers.uri, uri))
  return row ?? null
}

/** Those of the addresses that are there. */
export async function knownCategories(db: Db, uris: readonly string[]): Promise<ReadonlySet<string>> {
  if (uris.length === 0) return new Set()
  const rows = await db
    .select({ uri: categories.uri })
    .from(categories)
    .where(inArray(categories.uri, [...uris]))
  return new Set(rows.map(({ uri }) => uri))
}

export async function knownManufacturers(db: Db, uris: readonly string[]): Promise<ReadonlySet<string>> {
  if (uris.length === 0) return new Set()
  const rows = await db
    .select({ uri: manufacturers.uri })
    .from(manufacturers)
    .where(inArray(manufacturers.uri, [...uris]))
  return new Set(rows.map(({ uri }) => uri))
}
