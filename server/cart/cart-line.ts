import type { AddProduct } from '#contract/checkout/cart.ts'
import { lineQuantity, quantityAfter } from '#domain/cart/cart.ts'
import { maxLines } from '#domain/cart/cart-merge.ts'
import { priceTexts } from '#domain/money/price-display.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { badRequest, invalidField } from '../http/request/errors.ts'
import { findListed } from './store/cart-contents.ts'
import type { CartLineRow } from './store/carts.ts'

/** The id and current price of a product to add; throws when it cannot be ordered. */
export async function orderable(db: Db, brand: Brand, { sku, warrantyId, installId }: AddProduct) {
  if (brand.flags.loginForPrice) throw badRequest(`${priceTexts.login}: sign in to add products to your cart`)
  const listed = await findListed(db, brand.key, sku)
  if (!listed) throw invalidField('sku', `There is no product ${sku} in this shop`)
  const { product, listing } = listed
  if (listing.priceCents === null || listing.priceUponRequest)
    throw badRequest(`${priceTexts['on-request']}: please call us on ${brand.supportNumber} to order this product`)
  const isOffered = (id: string | null | undefined, choices: readonly { id: string }[]) =>
    !id || choices.some((choice) => choice.id === id)
  if (!isOffered(warrantyId, product.warranties) || !isOffered(installId, product.installs))
    throw badRequest(`${product.title} does not come with the chosen extra`)
  return { productId: product.id, seenCents: listing.priceCents }
}

/** A cart that was merged at a sign-in may hold more than one that is filled by hand. */
export function rejectFull({ length }: { length: number }) {
  if (length < maxLines) return
  const way = `Before you add another, check out, or remove some until there are fewer than ${maxLines}`
  throw badRequest(`Your cart has ${length} different products. ${way}`)
}

type Addition = { lines: CartLineRow[]; body: AddProduct; cartId: string; productId: string }

/** The line after the change: the one with the given code, else the one with the same choices, else a new one. */
export function lineAfter({ lines, body, cartId, productId }: Addition): CartLineRow {
  const line = lines.find((candidate) =>
    body.productCode
      ? candidate.productCode === body.productCode && candidate.productId === productId
      : candidate.productId === productId && candidate.agreedCents === null && hasSameChoices(candidate, body),
  )
  if (line && line.agreedCents !== null && (body.quantity > 0 || changesChoices(line, body)))
    throw badRequest(agreedText)
  if (line) return { ...line, ...choicesAfter(line, body), quantity: quantityAfter(line.quantity, body.quantity) }
  if (body.productCode || body.quantity < 1) throw badRequest('This product is not in your cart')
  rejectFull(lines)
  return {
    cartId,
    productId,
    productCode: freeCode(lines, body.sku.trim()),
    quantity: Math.min(body.quantity, lineQuantity.max),
    warrantyId: body.warrantyId ?? null,
    installId: body.installId ?? null,
    seenCents: 0,
    agreedCents: null,
    agreedUntil: null,
    projectId: null,
    position: (lines.at(-1)?.position ?? 0) + 1,
  }
}

const agreedText = 'This price was agreed for this quantity. Please ask your salesperson to change it'

const changesChoices = (line: CartLineRow, { warrantyId = line.warrantyId, installId = line.installId }: AddProduct) =>
  line.warrantyId !== warrantyId || line.installId !== installId

const hasSameChoices = (line: CartLineRow, { warrantyId, installId }: AddProduct) =>
  line.warrantyId === (warrantyId ?? null) && line.installId === (installId ?? null)

// An absent choice stays as it is; null removes it.
const choicesAfter = (line: CartLineRow, { warrantyId, installId }: AddProduct) => ({
  warrantyId: warrantyId === undefined ? line.warrantyId : warrantyId,
  installId: installId === undefined ? line.installId : installId,
})

/** A code no line has yet: the SKU, else SKU-2, SKU-3 … */
export function freeCode(lines: readonly { productCode: string }[], sku: string) {
  const taken = new Set(lines.map(({ productCode }) => productCode))
  for (let number = 1; ; number++) {
    const code = number === 1 ? sku : `${sku}-${number}`
    if (!taken.has(code)) return code
  }
}
