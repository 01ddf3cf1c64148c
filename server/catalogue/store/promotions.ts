import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { categories, listings, manufacturers, products, promotions } from '../../database/schema/catalogue.ts'

const own = {
  id: promotions.id,
  uri: promotions.uri,
  title: promotions.title,
  description: promotions.description,
  html: promotions.html,
  rewardLabel: promotions.rewardLabel,
  startsOn: promotions.startsOn,
  endsOn: promotions.endsOn,
  picture: promotions.picture,
  maker: manufacturers.name,
  ribbonType: promotions.ribbonType,
  isFeatured: promotions.isFeatured,
  claimForm: promotions.claimForm,
  claimEndsOn: promotions.claimEndsOn,
}

/** Promotions of a shop that run on a day, featured first; optionally by URI. */
export const promotionsOn = (db: Db, brand: string, { day, uri }: { day: string; uri?: string }) =>
  db
    .select(own)
    .from(promotions)
    .leftJoin(manufacturers, eq(manufacturers.uri, promotions.maker))
    .where(
      and(
        eq(promotions.brand, brand),
        lte(promotions.startsOn, day),
        gte(promotions.endsOn, day),
        uri === undefined ? undefined : eq(promotions.uri, uri),
      ),
    )
    .orderBy(desc(promotions.isFeatured), asc(promotions.endsOn), asc(promotions.uri))

export type PromotionRow = Awaited<ReturnType<typeof promotionsOn>>[number]

/** Promoted products by popularity, with their categories. */
export const promotedProducts = (db: Db, brand: string, ids: readonly string[]) =>
  db
    .select({
      promotionId: listings.promotionId,
      sku: products.sku,
      category: { name: categories.name, uri: categories.uri },
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(listings.brand, brand), inArray(listings.promotionId, [...ids])))
    .orderBy(desc(listings.rank))
