import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { emptyCartId } from '#contract/fields/limits.ts'
import { lineEdits } from '#domain/cart/cart.ts'
import { reachesMinimum } from '#domain/cart/coupon.ts'
import { isScoped } from '#domain/catalogue/offer-scope.ts'
import { toDollars } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import type { ChoiceRow, listings, products } from '../database/schema/catalogue.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { pictureOf } from '../images/library.ts'
import type { PricedCart, PricedItem } from './priced-cart.ts'
import { pathsThrough } from './store/cart-contents.ts'

type Product = typeof products.$inferSelect
type Listing = typeof listings.$inferSelect
type Names = ReadonlyMap<string, string>

/** What a shopper may change in a line; only staff change prices. */
const shopperEdits = lineEdits.EditQuantity + lineEdits.EditWarranty + lineEdits.EditInstall + lineEdits.Delete

/** Whose cart it is: a page whose sign-in has ended finds out by it. */
export async function ownedBy({ visitor }: Pick<CallContext, 'visitor'>): Promise<Pick<Cart, 'accountId'>> {
  const accountId = await visitor.accountId()
  return accountId ? { accountId } : {}
}

export const emptyResponse: Cart = {
  cartId: emptyCartId,
  products: [],
  rewards: [],
  productCount: 0,
  orderTotal: 0,
  messages: [],
  errors: [],
  subTotal: 0,
  discount: 0,
  tax: 0,
  couponCode: null,
  email: null,
}

/** The cart as the API sends it. `messages` come before those about changed prices and the coupon. */
export function cartResponse(priced: PricedCart, names: Names, messages: readonly string[] = []): Cart {
  const { cart, items, rewards, coupon, totals } = priced
  return {
    cartId: cart.id,
    products: items.map((item) => itemResponse(item, names)),
    rewards: rewards.map(({ promoId, product, listing, quantity }, index) => ({
      ...productData(product, listing, names),
      productCode: `${promoId}:${product.sku}`,
      price: 0,
      quantity,
      promoId,
      sortOrder: 1000 + index,
      editFlags: 0,
    })),
    productCount: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    orderTotal: toDollars(totals.totalCents),
    messages: [...messages, ...items.flatMap(priceMessage), ...couponMessage(priced)],
    errors: [],
    subTotal: toDollars(totals.subTotalCents),
    discount: toDollars(totals.discountCents),
    tax: toDollars(totals.gstCents),
    couponCode: coupon?.code ?? null,
    email: cart.email,
  }
}

export function itemResponse(item: PricedItem, names: Names): CartProduct {
  const { line, product, listing, warranty, install } = item
  return {
    ...productData(product, listing, names),
    productCode: line.productCode,
    price: toDollars(item.unitCents),
    quantity: line.quantity,
    available: item.isAvailable,
    unavailableReason: item.unavailableReason,
    sortOrder: line.position,
    selectedWarranty: choiceResponse(warranty),
    selectedInstall: choiceResponse(install),
    lineDiscount: discountOf(item),
    editFlags: line.agreedCents === null ? shopperEdits : lineEdits.Delete,
  }
}

/** What the agreed price of a line saves against the list price, times its quantity. */
function discountOf({ line, listing }: PricedItem) {
  const saved = line.agreedCents === null ? 0 : (listing?.priceCents ?? 0) - line.agreedCents
  return toDollars(Math.max(0, saved) * line.quantity)
}

const choiceResponse = (choice: ChoiceRow | null) =>
  choice && { id: choice.id, name: choice.name, price: toDollars(choice.priceCents) }

function productData(product: Product, listing: Listing | null, names: Names) {
  return {
    sku: product.sku,
    productId: product.productId,
    title: product.title,
    brand: product.manufacturerName,
    category: product.categoryName,
    categorization: pathsThrough(product.categoryUri)
      .map((path) => names.get(path) ?? '')
      .join('/'),
    lineDiscount: 0,
    showVariation: false,
    uri: `/p/${product.slug}`,
    image: pictureOf(product.images[0]?.key, product.images[0]?.alt ?? product.title),
    rrp: listing?.rrpCents == null ? null : toDollars(listing.rrpCents),
    conditionType: listing?.condition ?? 'unavailable',
    missingParts: listing?.missingParts ?? null,
    ribbonType: listing?.ribbonType ?? null,
  }
}

function priceMessage({ isAvailable, unitCents, line, product }: PricedItem): string[] {
  if (!isAvailable || unitCents === line.seenCents) return []
  return [`The price of ${product.title} has changed from ${formatCents(line.seenCents)} to ${formatCents(unitCents)}.`]
}

function couponMessage({ cart, coupon, totals }: PricedCart): string[] {
  if (!cart.couponCode) return []
  if (!coupon) return [`The coupon ${cart.couponCode} is no longer valid, so we removed it.`]
  if (isScoped(coupon) && totals.coveredCents === 0) return [`The coupon ${coupon.code} is for other products.`]
  if (reachesMinimum(coupon, totals.coveredCents)) return []
  return [`The coupon ${coupon.code} works for carts over ${formatCents(coupon.minimumCents)}.`]
}
