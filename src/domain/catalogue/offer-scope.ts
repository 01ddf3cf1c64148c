/** What an offer holds for: products of these categories and of those below them, of these manufacturers, and these products. */
export type OfferScope = {
  /** Paths. */
  readonly categories: readonly string[]
  /** URIs. */
  readonly manufacturers: readonly string[]
  readonly skus?: readonly string[]
}

export type ScopedProduct = {
  readonly sku: string
  readonly categoryUri: string
  readonly manufacturerUri: string
}

/** Whether the scope names anything. */
export const isScoped = ({ categories, manufacturers, skus = [] }: OfferScope) =>
  categories.length > 0 || manufacturers.length > 0 || skus.length > 0

const isWithin = (path: string, category: string) => path === category || path.startsWith(`${category}/`)

/** Whether one of what the scope names holds the product. */
export const covers = ({ categories, manufacturers, skus = [] }: OfferScope, product: ScopedProduct): boolean =>
  skus.includes(product.sku) ||
  manufacturers.includes(product.manufacturerUri) ||
  categories.some((category) => isWithin(product.categoryUri, category))

type Promotion = OfferScope & { readonly id: string }

/**
 * The promotion of a product among those that run, the newest first: the one that names the product itself, else the first
 * that covers it.
 */
export function promotionOf<Running extends Promotion>(
  product: ScopedProduct & { readonly promotionId: string | null },
  running: readonly Running[],
): Running | undefined {
  return running.find(({ id }) => id === product.promotionId) ?? running.find((promotion) => covers(promotion, product))
}
