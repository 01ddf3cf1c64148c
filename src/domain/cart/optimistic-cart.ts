import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { sumCents, toCents, toDollars } from '#domain/money/money.ts'
import { type TaxedShop, taxedTotal } from '#domain/money/tax.ts'
import { isReward, quantityAfter } from './cart.ts'
import { findLine, type LineRef, lineRef, ownCode } from './line-ref.ts'
import { lineTotal } from './line-total.ts'

type Which = LineRef | Pick<LineRef, 'productCode'>

/** A change the shopper made that the cart of the server does not hold yet. */
export type CartChange =
  | { kind: 'add'; line: CartProduct }
  | ({ kind: 'quantity'; by: number } & Which)
  | ({ kind: 'remove' } & Which)
  | { kind: 'clear' }
  | { kind: 'email'; email: string }

/** The cart with changes that the server has not accepted yet. */
export const optimisticCart = (cart: Cart, changes: readonly CartChange[], shop: TaxedShop): Cart =>
  changes.reduce((before, change) => after(before, change, shop), cart)

function after(cart: Cart, change: CartChange, shop: TaxedShop): Cart {
  if (change.kind === 'clear') return retotalled({ ...cart, rewards: [] }, [], shop)
  if (change.kind === 'email') return { ...cart, email: change.email }
  if (change.kind === 'remove') {
    const gone = lineMeant(cart.products, change)
    const left = cart.products.filter((line) => line !== gone)
    return retotalled(cart, left, shop)
  }
  const products = change.kind === 'add' ? withLine(cart.products, change.line) : withQuantity(cart, change)
  return retotalled(cart, products, shop)
}

const lineMeant = (products: readonly CartProduct[], which: Which) =>
  'sku' in which ? findLine(products, which) : products.find(({ productCode }) => productCode === which.productCode)

/** Whether one of these changes is about this line. */
export const isChanged = (changes: readonly CartChange[], line: CartProduct): boolean =>
  changes.some((change) => {
    if (change.kind === 'add') return hasSameChoices(change.line, line)
    return change.kind === 'quantity' && lineMeant([line], change) !== undefined
  })

const hasSameChoices = (a: CartProduct, b: CartProduct) => ownCode(lineRef(a)) === ownCode(lineRef(b))

function withLine(products: readonly CartProduct[], line: CartProduct) {
  const index = products.findIndex((known) => hasSameChoices(known, line))
  if (index < 0) return [...products, { ...line, sortOrder: products.length + 1 }]
  return products.map((known, position) =>
    position === index ? { ...known, quantity: quantityAfter(known.quantity, line.quantity) } : known,
  )
}

function withQuantity({ products }: Cart, change: { by: number } & Which) {
  const meant = lineMeant(products, change)
  return products.map((line) =>
    line === meant ? { ...line, quantity: quantityAfter(line.quantity, change.by) } : line,
  )
}

const counted = (products: readonly CartProduct[]) => products.filter((line) => !isReward(line))
const payable = (products: readonly CartProduct[]) => counted(products).filter(({ available }) => available !== false)
const sumOf = (products: readonly CartProduct[]) => sumCents(payable(products).map(lineTotal))
const pieces = (products: readonly CartProduct[]) => counted(products).reduce((sum, { quantity }) => sum + quantity, 0)

// The server prices again with every answer; these totals only have to look right until then.
function retotalled(before: Cart, products: CartProduct[], shop: TaxedShop): Cart {
  const difference = sumOf(products) - sumOf(before.products)
  const { orderTotal, subTotal, tax = 0 } = before
  const listed = toCents(orderTotal) - (shop.flags.pricesExGst ? toCents(tax) : 0) + difference
  const { gstCents, totalCents } = taxedTotal(products.length ? Math.max(0, listed) : 0, shop)
  return {
    ...before,
    products,
    productCount: Math.max(0, before.productCount + pieces(products) - pieces(before.products)),
    orderTotal: toDollars(totalCents),
    tax: toDollars(gstCents),
    ...(subTotal === undefined ? {} : { subTotal: toDollars(Math.max(0, toCents(subTotal) + difference)) }),
  }
}
