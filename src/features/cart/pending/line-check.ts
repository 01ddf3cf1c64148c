import type { Cart } from '#contract/checkout/cart.ts'
import type { Api } from '#contract/client.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { findLine, type LineRef } from '#domain/cart/line-ref.ts'

/**
 * Whether the server has a line as the cached cart shows it. Requests only that line, as reading the cart prices all
 * lines. Also true when the request fails for any reason but a 404.
 */
export async function isAsHeld(api: Api, held: Cart, ref: LineRef): Promise<boolean> {
  const line = findLine(held.products, ref)
  if (!line) return false
  try {
    const { quantity, price, available } = await api.cart.product({ params: { productCode: line.productCode } })
    return quantity === line.quantity && price === line.price && available === line.available
  } catch (error) {
    return !isNotFound(error)
  }
}
