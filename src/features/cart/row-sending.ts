import { Cart, type CartProduct } from '#contract/cart.ts'
import type { Api } from '#contract/client.ts'
import { findLine, isOwnCode, type LineRef } from '#domain/line-ref.ts'
import type { OutboxRow } from '#domain/outbox.ts'
import { LineGoneError } from './failures.ts'

const limitMs = 20_000

const linesOf = (cart: unknown): readonly CartProduct[] => {
  const read = Cart.safeParse(cart)
  return read.success ? read.data.products : []
}

/** The code the shop gave a line that was first made here: its last answer has it, or the cart is asked. */
async function codeOf(api: Api, ref: LineRef, base: () => Promise<unknown>): Promise<string> {
  if (!isOwnCode(ref.productCode)) return ref.productCode
  const line =
    findLine(linesOf(await base()), ref) ?? findLine((await api.cart.view({ query: {} })).products ?? [], ref)
  if (!line) throw new LineGoneError()
  return line.productCode
}

/** One attempt to send a row: its id is the key by which the shop counts it once. */
export async function sendRow(api: Api, row: OutboxRow, base: () => Promise<unknown>): Promise<Cart> {
  const options = { headers: { 'idempotency-key': row.id }, signal: AbortSignal.timeout(limitMs) }
  if (row.kind === 'add') return api.cart.addProduct({ body: row.payload.body }, options)
  if (row.kind === 'clear') return api.cart.clear(undefined, options)
  if (row.kind === 'email') return api.cart.setEmail({ body: row.payload }, options)
  const { line } = row.payload
  if (row.kind === 'remove') {
    return api.cart.removeProduct({ params: { productCode: await codeOf(api, line, base) } }, options)
  }
  const { sku, productCode, warrantyId, installId } = line
  // Without a code the shop finds the line by product and choices.
  const which = isOwnCode(productCode) ? { warrantyId, installId } : { productCode }
  return api.cart.addProduct({ body: { sku, ...which, quantity: row.payload.by } }, options)
}
