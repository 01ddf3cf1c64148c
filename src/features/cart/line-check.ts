import { isNotFound } from '#contract/api-error.ts'
import type { Cart } from '#contract/cart.ts'
import type { Api } from '#contract/client.ts'
import { findLine, type LineRef } from '#domain/line-ref.ts'

/**
 * Whether the shop still has a line as the held cart says. It is read by itself: for the whole cart everything is priced again.
 * True as well where nobody can tell.
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
