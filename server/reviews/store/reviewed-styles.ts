import { and, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import { orderLines, orders } from '../../database/schema/orders.ts'
import { reviews } from '../../database/schema/reviews.ts'

/** What all finishes of a model share in `reviews` and `questions`. */
const style = sql<string>`coalesce(${products.variantGroup}, ${products.sku})`

/** The style of a product that the shop sells. */
export async function styleOf(db: Db, { brand, sku }: { brand: string; sku: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ style })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(eq(products.sku, sku))
    .limit(1)
  return row?.style
}

/** The latest order of an account in a shop that contains a product of the style. */
export async function latestPurchase(db: Db, of: { accountId: string; brand: string; style: string }) {
  const [row] = await db
    .select({ orderId: orders.id, sku: orderLines.sku, placedAt: orders.placedAt, plan: orders.plan })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orders.accountId, of.accountId), eq(orders.brand, of.brand), eq(style, of.style)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row
}

/** Those of the products that the shop still sells, and whether the account has a review of their style. */
export const soldOf = (db: Db, { accountId, brand, skus }: { accountId: string; brand: string; skus: string[] }) =>
  db
    .select({
      sku: products.sku,
      uri: products.slug,
      isReviewed: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(reviews)
          .where(
            and(
              eq(reviews.accountId, accountId),
              eq(reviews.brand, brand),
              eq(reviews.style, style),
              ne(reviews.state, 'rejected'),
            ),
          ),
      )}`,
    })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(inArray(products.sku, skus))
