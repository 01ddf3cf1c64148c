import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { emptyCartId } from '#contract/fields/limits.ts'

/** Bits of what may be changed on a cart line; several can be set. */
export const lineEdits = {
  EditQuantity: 1,
  EditPrice: 2,
  EditWarranty: 4,
  EditInstall: 8,
  Delete: 16,
  /** A price match needs the name and address of the competitor as proof. */
  CompetitorUrlValidation: 32,
  AllEditable: 31,
} as const

export type LineEdit = keyof typeof lineEdits

export const lineQuantity = { min: 1, max: 99 } as const

type CartResponse = { readonly [Key in keyof Cart]?: Cart[Key] | null | undefined }

/** A cart answer with everything that was left out read as empty. */
export function readCart(response: CartResponse | null | undefined): Cart {
  const { cartId, products, rewards, productCount, orderTotal, messages, errors, ...rest } = response ?? {}
  return {
    ...known(rest),
    cartId: cartId ?? emptyCartId,
    products: products ?? [],
    rewards: rewards ?? [],
    productCount: productCount ?? 0,
    orderTotal: orderTotal ?? 0,
    messages: messages ?? [],
    errors: errors ?? [],
  }
}

type Extra = Pick<CartResponse, 'subTotal' | 'discount' | 'tax' | 'couponCode' | 'email' | 'accountId'>

function known({ subTotal, discount, tax, couponCode, email, accountId }: Extra): Partial<Cart> {
  return {
    ...(subTotal == null ? {} : { subTotal }),
    ...(discount == null ? {} : { discount }),
    ...(tax == null ? {} : { tax }),
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(email === undefined ? {} : { email }),
    ...(accountId == null ? {} : { accountId }),
  }
}

export function emptyCart(): Cart {
  return readCart(null)
}

/** There is no cart until the server gave one an id; a cart without lines leads to no checkout either. */
export function isEmptyCart({ cartId, products, rewards }: Pick<Cart, 'cartId' | 'products' | 'rewards'>): boolean {
  return cartId === emptyCartId || products.length + rewards.length === 0
}

/** The number on the cart button: products and rewards. */
export function cartCount({ productCount, rewards }: Pick<Cart, 'productCount' | 'rewards'>): number {
  return productCount + rewards.length
}

type Line = Pick<CartProduct, 'available' | 'promoId' | 'sortOrder'>

/** A line that a promotion put there. */
export function isReward({ promoId }: Pick<Line, 'promoId'>): boolean {
  return promoId !== undefined && promoId !== null && promoId !== ''
}

export function isUnavailable({ available }: Pick<Line, 'available'>): boolean {
  return available === false
}

export function bySortOrder<T extends Pick<Line, 'sortOrder'>>(lines: readonly T[]): readonly T[] {
  return [...lines].sort((a, b) => a.sortOrder - b.sortOrder)
}

/** Products and rewards as they are shown: a reward among the products moves to the rewards. */
export function shownLines<T extends Line>(cart: { readonly products: readonly T[]; readonly rewards: readonly T[] }) {
  return {
    products: bySortOrder(cart.products.filter((line) => !isReward(line))),
    rewards: bySortOrder([...cart.products.filter(isReward), ...cart.rewards]),
  }
}

/** The levels of a category path such as Kitchen/Cooking/Ovens. */
export function categoryLevels(categorization: string | null | undefined): readonly string[] {
  const levels = (categorization ?? '').split('/').map((level) => level.trim())
  return levels.filter((level) => level !== '')
}

/** Whether a line allows an edit. A line that says nothing is an ordinary one: quantity and removal. */
export function canEdit(editFlags: number | null | undefined, edit: LineEdit): boolean {
  const flags = editFlags ?? lineEdits.EditQuantity + lineEdits.Delete
  return (flags & lineEdits[edit]) === lineEdits[edit]
}

/** The quantity after adding (or, below 0, taking away) some; it stays within what a line holds. */
export function quantityAfter(quantity: number, change: number): number {
  return Math.min(lineQuantity.max, Math.max(lineQuantity.min, quantity + change))
}

export function hasLine(cart: Pick<Cart, 'products' | 'rewards'>, productCode: string): boolean {
  return [...cart.products, ...cart.rewards].some((line) => line.productCode === productCode)
}

/** A coupon as it is sent; null for an empty field, which sends nothing. */
export function couponCode(typed: string): string | null {
  return typed.trim() || null
}
