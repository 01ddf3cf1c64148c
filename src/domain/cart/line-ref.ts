import type { CartProduct } from '#contract/checkout/cart.ts'

/** A line by its code and, for one the server has not named yet, by what makes it: product and choices. */
export type LineRef = {
  readonly productCode: string
  readonly sku: string
  readonly warrantyId: string | null
  readonly installId: string | null
}

/** Begins a line code the server does not know. */
const ownCodeStart = 'new:'

type Choices = Pick<LineRef, 'sku' | 'warrantyId' | 'installId'>

/** The code of a line until the server has given it one. */
export const ownCode = ({ sku, warrantyId, installId }: Choices) =>
  `${ownCodeStart}${[sku, warrantyId ?? '', installId ?? ''].join('|')}`

export const isOwnCode = (productCode: string) => productCode.startsWith(ownCodeStart)

export const lineRef = ({ productCode, sku, selectedWarranty, selectedInstall }: CartProduct): LineRef => ({
  productCode,
  sku,
  warrantyId: selectedWarranty?.id ?? null,
  installId: selectedInstall?.id ?? null,
})

export const hasChoicesOf = (ref: Choices) => (line: Choices) => ownCode(line) === ownCode(ref)

/** The line a change means: the one with its code, or, while that is our own, the one of the same product and choices. */
export function findLine(lines: readonly CartProduct[], ref: LineRef): CartProduct | undefined {
  const byCode = lines.find(({ productCode }) => productCode === ref.productCode)
  if (byCode || !isOwnCode(ref.productCode)) return byCode
  return lines.find((line) => hasChoicesOf(ref)(lineRef(line)))
}
