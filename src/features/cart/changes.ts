import type { Cart, CartProduct } from '#contract/cart.ts'
import { isReward, quantityAfter } from '#domain/cart.ts'
import { sumCents, toCents, toDollars } from '#domain/money.ts'
import { lineTotal } from './totals.ts'

/** A change the shopper made that the cart of the server does not hold yet. */
export type CartChange =
  | { kind: 'add'; line: CartProduct }
  | { kind: 'quantity'; productCode: string; by: number }
  | { kind: 'remove'; productCode: string }
  | { kind: 'clear' }

export type WaitingChange = CartChange & { id: string }

/** The cart as it will be once the server has taken these changes. */
export const cartAfter = (cart: Cart, changes: readonly CartChange[]): Cart => changes.reduce(after, cart)

function after(cart: Cart, change: CartChange): Cart {
  if (change.kind === 'clear') return retotalled(cart, [], { ...cart, rewards: [] })
  if (change.kind === 'remove') {
    return retotalled(
      cart,
      cart.products.filter(({ productCode }) => productCode !== change.productCode),
    )
  }
  return retotalled(cart, change.kind === 'add' ? withLine(cart.products, change.line) : withQuantity(cart, change))
}

const choices = ({ selectedWarranty, selectedInstall }: CartProduct) =>
  `${selectedWarranty?.id ?? ''}|${selectedInstall?.id ?? ''}`

function withLine(products: readonly CartProduct[], line: CartProduct) {
  const at = products.findIndex(({ sku, ...rest }) => sku === line.sku && choices({ sku, ...rest }) === choices(line))
  if (at < 0) return [...products, { ...line, sortOrder: products.length + 1 }]
  return products.map((known, position) =>
    position === at ? { ...known, quantity: quantityAfter(known.quantity, line.quantity) } : known,
  )
}

const withQuantity = ({ products }: Cart, { productCode, by }: { productCode: string; by: number }) =>
  products.map((line) =>
    line.productCode === productCode ? { ...line, quantity: quantityAfter(line.quantity, by) } : line,
  )

const counted = (products: readonly CartProduct[]) => products.filter((line) => !isReward(line))
const payable = (products: readonly CartProduct[]) => counted(products).filter(({ available }) => available !== false)
const sumOf = (products: readonly CartProduct[]) => sumCents(payable(products).map(lineTotal))
const pieces = (products: readonly CartProduct[]) => counted(products).reduce((sum, { quantity }) => sum + quantity, 0)

// The server prices again with every answer; these totals only have to look right until then.
function retotalled(before: Cart, products: CartProduct[], rest: Cart = before): Cart {
  const difference = sumOf(products) - sumOf(before.products)
  const total = products.length ? Math.max(0, toCents(before.orderTotal) + difference) : 0
  return {
    ...rest,
    products,
    productCount: Math.max(0, before.productCount + pieces(products) - pieces(before.products)),
    orderTotal: toDollars(total),
    ...(before.subTotal === undefined
      ? {}
      : { subTotal: toDollars(Math.max(0, toCents(before.subTotal) + difference)) }),
  }
}
