import { and, eq, sql } from 'drizzle-orm'
import { inOrder } from '../../catalogue/store/cards.ts'
import type { ReadDb } from '../../database/database.ts'
import { listings, products } from '../../database/schema/catalogue.ts'
import type { Shop } from '../../http/site/shop-of.ts'

/** Reads what suggestions show of products, in the given order. Prepared, because planning takes longer than executing. */
export function suggestedProducts(db: ReadDb) {
  const shown = db
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      picture: sql<string | null>`${products.images}->0->>'key'`,
      priceCents: listings.priceCents,
      rrpCents: listings.rrpCents,
      priceUponRequest: listings.priceUponRequest,
      pricingText: listings.pricingText,
      pricingValue: listings.pricingValue,
      tooltip: listings.tooltip,
      ribbonType: listings.ribbonType,
      ribbonText: listings.ribbonText,
    })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, sql.placeholder('brand'))))
    .where(sql`${products.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`)
    .prepare('suggested_products')

  return async ({ brand }: Shop, ids: readonly string[]) =>
    ids.length === 0 ? [] : inOrder(await shown.execute({ brand, ids }), ids, (row) => row.id)
}

export type SuggestedProducts = ReturnType<typeof suggestedProducts>
