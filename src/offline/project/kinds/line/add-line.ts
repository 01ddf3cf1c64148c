import * as z from 'zod/mini'
import type { Project, ProjectProduct } from '#contract/project/project-parts.ts'
import { lineEdits } from '#domain/cart/cart.ts'
import { roundDollars, toCents } from '#domain/money/money.ts'
import { fieldOf, thingRef } from '#domain/project/project-fields.ts'
import { withPlaces } from '#domain/project/project-sums.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { folderTitle } from '#offline/project/kinds/line-title.ts'
import { accepted, onProject, type ProjectEditResult, type ProjectKind } from '#offline/project/kinds/project-kind.ts'
import { KnownProduct } from '#offline/project/stored/known-products.ts'
import type { Edit } from '#offline/sync/edit.ts'
import type { Accepted } from '#offline/sync/edit-kind.ts'

const Body = z.object({
  /** The code of the new line. */
  productCode: z.string(),
  folderId: z.nullable(z.string()),
  position: z.string(),
  quantity: z.number(),
  /** As this device knows it; shown until the server prices the line. */
  product: KnownProduct,
})
export type AddLineBody = z.infer<typeof Body>

const place = (code: string) => fieldOf('line', code, 'place')

/** Null when others deleted the folder: the line is added without one. */
const folderOf = ({ body, leaves }: Edit<AddLineBody>) =>
  leaves.includes(place(body.productCode)) ? null : body.folderId

function newLine(edit: Edit<AddLineBody>, { priceLock, cart }: Project): ProjectProduct {
  const { productCode, position, quantity, product } = edit.body
  const price = product.price ?? 0
  return {
    ...product,
    productCode,
    folderId: folderOf(edit),
    position,
    quantity,
    price,
    livePrice: product.price,
    lineTotal: roundDollars(price * quantity),
    wasPrice: null,
    agreed: null,
    lockedPrice: null,
    addedSinceLock: priceLock !== null,
    categorization: product.category,
    sortOrder: cart.products.length,
    editFlags: lineEdits.AllEditable + lineEdits.CompetitorUrlValidation,
    availability: 'indeterminate',
    stockQuantity: 0,
    nextStockDate: null,
  }
}

/** Adds a product as a new line at the price that this device knows; the server prices it again. */
export const addLine: ProjectKind<AddLineBody> = {
  name: 'add-line',
  body: Body,
  touches: ({ productCode }) => [fieldOf('line', productCode, 'quantity'), place(productCode)],
  creates: ({ productCode }) => [thingRef('line', productCode)],
  dependsOn: ({ folderId }) => (folderId === null ? [] : [thingRef('folder', folderId)]),
  fallsWith: ({ productCode, folderId }, thing) =>
    folderId !== null && thing === thingRef('folder', folderId) ? [place(productCode)] : [],
  inBatch: true,
  coalesce: () => 'both',
  apply(project, edit) {
    const { products } = project.cart
    if (products.some(({ productCode }) => productCode === edit.body.productCode)) return project
    return withPlaces(project, [...products, newLine(edit, project)])
  },
  async send(edit, { api, options }) {
    const { productCode, position, quantity, product } = edit.body
    const { sku, price: seenPrice } = product
    const line = { sku, newCode: productCode, folderId: folderOf(edit), position, quantity, seenPrice }
    const saved = await api.projectLines.add({ body: { ...onProject(edit), ...line } }, options)
    const { is, result, ...rest } = accepted(saved)
    return { is, ...rest, result: { id: null, ...result, price: saved.price } }
  },
  describe: ({ product, quantity, folderId }, project) => ({
    action: `Add ${product.title}`,
    title: [
      ...(quantity > 1 ? [`${quantity} pieces`] : []),
      ...(folderId ? [folderTitle(project, folderId)] : []),
    ].join(', '),
  }),
}

/** A unique code: two devices that add the same product make two lines. */
export const newLineCode = (sku: string) => `${sku}-${uniqueId().slice(-12)}`

/** The edit with the price of the server's response. */
export const pricedBy = (edit: Edit<AddLineBody>, { result }: Accepted<ProjectEditResult>): Edit<AddLineBody> =>
  result?.price === undefined
    ? edit
    : { ...edit, body: { ...edit.body, product: { ...edit.body.product, price: result.price } } }

/** `Price is now $1,299.00; it was $1,349.00 when you added it`; null when it did not change. */
export function priceChangeText(seen: number | null, now: number | null | undefined): string | null {
  if (now === undefined) return null
  if ((seen === null ? null : toCents(seen)) === (now === null ? null : toCents(now))) return null
  if (now === null) return `Price is on request now; it was ${moneyText(seen ?? 0)} when you added it`
  if (seen === null) return `Price is ${moneyText(now)}; it was on request when you added it`
  return `Price is now ${moneyText(now)}; it was ${moneyText(seen)} when you added it`
}
