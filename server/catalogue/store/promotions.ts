import { and, asc, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { OfferScope } from '#domain/catalogue/offer-scope.ts'
import type { ReadDb } from '../../database/database.ts'
import { within } from '../../database/patterns.ts'
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
  categories: promotions.categories,
  manufacturers: promotions.manufacturers,
}

/** Promotions of a shop that run on a day, featured first; optionally by URI. */
export const promotionsOn = (db: ReadDb, brand: string, { day, uri }: { day: string; uri?: string }) =>
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

const runsOn = (brand: string, day: string) =>
  and(eq(promotions.brand, brand), lte(promotions.startsOn, day), gte(promotions.endsOn, day))

/** What the promotions of a day hold for, the newest first: `promotionOf` chooses among them. */
export const promotionScopes = (db: ReadDb, brand: string, day: string) =>
  db
    .select({ id: promotions.id, categories: promotions.categories, manufacturers: promotions.manufacturers })
    .from(promotions)
    .where(runsOn(brand, day))
    .orderBy(desc(promotions.id))

/** As `promotionScopes`, with what the page of a product shows of them. */
export const shownPromotions = (db: ReadDb, brand: string, day: string) =>
  db
    .select({
      id: promotions.id,
      title: promotions.title,
      rewardLabel: promotions.rewardLabel,
      startsOn: promotions.startsOn,
      endsOn: promotions.endsOn,
      picture: promotions.picture,
      categories: promotions.categories,
      manufacturers: promotions.manufacturers,
    })
    .from(promotions)
    .where(runsOn(brand, day))
    .orderBy(desc(promotions.id))

const selectPromoted = (db: ReadDb, brand: string, which: SQL | undefined) =>
  db
    .select({
      promotionId: listings.promotionId,
      sku: products.sku,
      categoryUri: products.categoryUri,
      manufacturerUri: manufacturers.uri,
      category: { name: categories.name, uri: categories.uri },
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(listings.brand, brand), which))
    .orderBy(desc(listings.rank))

/** Products that promotions name, by popularity, with their categories. */
export const promotedProducts = (db: ReadDb, brand: string, ids: readonly string[]) =>
  selectPromoted(db, brand, inArray(listings.promotionId, [...ids]))

export type PromotedProduct = Awaited<ReturnType<typeof promotedProducts>>[number]

/** The most popular products in the scope of a promotion. */
export const coveredProducts = (db: ReadDb, brand: string, { scope, limit }: { scope: OfferScope; limit: number }) =>
  selectPromoted(
    db,
    brand,
    or(...scope.categories.map(within), ...scope.manufacturers.map((uri) => eq(manufacturers.uri, uri))),
  ).limit(limit)
