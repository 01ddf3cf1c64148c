import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Country } from '#domain/location/country.ts'
import { inStock, nextStockDate } from '../../catalogue/store/stock-columns.ts'
import type { Db } from '../../database/database.ts'
import { cartLines } from '../../database/schema/carts.ts'
import { type ChoiceRow, categories, listings, products, promotions } from '../../database/schema/catalogue.ts'
import type { CartLineRow, CartRow } from './carts.ts'

/** A cart line with its product and current prices. */
export type CartItem = {
  line: CartLineRow
  product: typeof products.$inferSelect
  /** Null: the shop no longer sells it. */
  listing: typeof listings.$inferSelect | null
  /** A warehouse of the country has stock or expects some. */
  hasStock: boolean
  warranty: ChoiceRow | null
  install: ChoiceRow | null
}

export type CartReward = {
  promoId: string
  product: typeof products.$inferSelect
  listing: typeof listings.$inferSelect | null
  quantity: number
}

const choiceOf = (choices: readonly ChoiceRow[], id: string | null) =>
  choices.find((choice) => choice.id === id) ?? null

type ItemsQuery = { cart: Pick<CartRow, 'id' | 'brand'>; country: Country }

export async function cartItems(db: Db, { cart, country }: ItemsQuery): Promise<CartItem[]> {
  const rows = await db
    .select({
      line: cartLines,
      product: products,
      listing: listings,
      isThere: inStock(country),
      nextDate: nextStockDate(country),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(listings, and(eq(listings.productId, cartLines.productId), eq(listings.brand, cart.brand)))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(cartLines.position)
  return rows.map(({ line, product, listing, isThere, nextDate }) => ({
    line,
    product,
    listing,
    hasStock: isThere || nextDate !== null,
    warranty: choiceOf(product.warranties, line.warrantyId),
    install: choiceOf(product.installs, line.installId),
  }))
}

/** Free rewards of running promotions: one for each promoted piece. */
export async function cartRewards(
  db: Db,
  items: readonly CartItem[],
  { brand, today }: { brand: string; today: string },
) {
  const pieces = piecesByPromotion(items)
  if (pieces.size === 0) return []
  const rows = await db
    .select({ promotion: promotions, product: products, listing: listings })
    .from(promotions)
    .innerJoin(products, eq(products.sku, promotions.rewardSku))
    .leftJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(
      and(
        inArray(promotions.id, [...pieces.keys()]),
        eq(promotions.brand, brand),
        isNotNull(promotions.rewardSku),
        lte(promotions.startsOn, today),
        gte(promotions.endsOn, today),
      ),
    )
    .orderBy(promotions.id)
  return rows.map(
    ({ promotion, product, listing }): CartReward => ({
      promoId: promotion.id,
      product,
      listing,
      quantity: pieces.get(promotion.id) ?? 1,
    }),
  )
}

function piecesByPromotion(items: readonly CartItem[]) {
  const pieces = new Map<string, number>()
  for (const { listing, line } of items)
    if (listing?.promotionId) pieces.set(listing.promotionId, (pieces.get(listing.promotionId) ?? 0) + line.quantity)
  return pieces
}

/** Names of the categories on these paths, by path. */
export async function categoryNames(db: Db, uris: readonly string[]): Promise<Map<string, string>> {
  const paths = [...new Set(uris.flatMap(pathsThrough))]
  if (paths.length === 0) return new Map()
  const rows = await db
    .select({ uri: categories.uri, name: categories.name })
    .from(categories)
    .where(inArray(categories.uri, paths))
  return new Map(rows.map(({ uri, name }) => [uri, name]))
}

/** All prefixes of a path: `a/b/c` gives a, a/b and a/b/c. */
export function pathsThrough(uri: string): string[] {
  const parts = uri.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

export async function findListed(db: Db, brand: string, sku: string) {
  const rows = await db
    .select({ product: products, listing: listings })
    .from(products)
    .innerJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(eq(products.sku, sku.trim()))
  return rows[0] ?? null
}
