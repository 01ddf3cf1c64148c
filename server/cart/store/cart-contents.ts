import { and, eq, inArray } from 'drizzle-orm'
import { promotionOf } from '#domain/catalogue/offer-scope.ts'
import type { Country } from '#domain/location/country.ts'
import { promotionScopes } from '../../catalogue/store/promotions.ts'
import { inStock, nextStockDate } from '../../catalogue/store/stock-columns.ts'
import type { Db } from '../../database/database.ts'
import { cartLines } from '../../database/schema/carts.ts'
import {
  type ChoiceRow,
  categories,
  listings,
  manufacturers,
  products,
  promotions,
} from '../../database/schema/catalogue.ts'
import type { CartLineRow, CartRow } from './carts.ts'

/** A cart line with its product and current prices. */
export type CartItem = {
  line: CartLineRow
  product: typeof products.$inferSelect
  manufacturerUri: string
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
      manufacturerUri: manufacturers.uri,
      listing: listings,
      isThere: inStock(country),
      nextDate: nextStockDate(country),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(listings, and(eq(listings.productId, cartLines.productId), eq(listings.brand, cart.brand)))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(cartLines.position)
  return rows.map(({ line, product, manufacturerUri, listing, isThere, nextDate }) => ({
    line,
    product,
    manufacturerUri,
    listing,
    hasStock: isThere || nextDate !== null,
    warranty: choiceOf(product.warranties, line.warrantyId),
    install: choiceOf(product.installs, line.installId),
  }))
}

export const scopedProduct = ({ product, manufacturerUri }: Pick<CartItem, 'product' | 'manufacturerUri'>) => ({
  sku: product.sku,
  categoryUri: product.categoryUri,
  manufacturerUri,
})

/** Free rewards of running promotions: one for each promoted piece. */
export async function cartRewards(
  db: Db,
  items: readonly CartItem[],
  { brand, today }: { brand: string; today: string },
) {
  const running = items.length > 0 ? await promotionScopes(db, brand, today) : []
  const pieces = piecesByPromotion(items, running)
  if (pieces.size === 0) return []
  const rows = await db
    .select({ promotion: promotions, product: products, listing: listings })
    .from(promotions)
    .innerJoin(products, eq(products.sku, promotions.rewardSku))
    .leftJoin(listings, and(eq(listings.productId, products.id), eq(listings.brand, brand)))
    .where(inArray(promotions.id, [...pieces.keys()]))
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

function piecesByPromotion(items: readonly CartItem[], running: Awaited<ReturnType<typeof promotionScopes>>) {
  const pieces = new Map<string, number>()
  for (const item of items) {
    const promotionId = item.listing?.promotionId ?? null
    const promotion = item.listing && promotionOf({ ...scopedProduct(item), promotionId }, running)
    if (promotion) pieces.set(promotion.id, (pieces.get(promotion.id) ?? 0) + item.line.quantity)
  }
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
