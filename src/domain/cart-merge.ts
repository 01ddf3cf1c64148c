import { lineQuantity } from './cart.ts'

/** What a merge looks at; whatever else a line has goes along. */
export type MergedLine = {
  productCode: string
  productId: string
  quantity: number
  warrantyId: string | null
  installId: string | null
  /** A price that was agreed for this line alone. */
  agreedCents?: number | null
}

const mostLines = 100

const isSame = (one: MergedLine, other: MergedLine) =>
  one.productId === other.productId &&
  one.warrantyId === other.warrantyId &&
  one.installId === other.installId &&
  (one.agreedCents ?? null) === (other.agreedCents ?? null)

function freeCode(lines: readonly MergedLine[], wanted: string) {
  const taken = new Set(lines.map(({ productCode }) => productCode))
  for (let number = 1; ; number++) {
    const code = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(code)) return code
  }
}

/**
 * The lines of a cart when the one of the account and the one of the browser become one: whoever put the same thing into
 * both wants the larger number of it, not the sum. Other choices with a product make another line.
 */
export function mergedLines<Line extends MergedLine>(account: readonly Line[], browser: readonly Line[]): Line[] {
  const lines = [...account]
  for (const line of browser) {
    const at = lines.findIndex((one) => isSame(one, line))
    const known = lines[at]
    if (known) lines[at] = { ...known, quantity: Math.min(lineQuantity.max, Math.max(known.quantity, line.quantity)) }
    else if (lines.length < mostLines) lines.push({ ...line, productCode: freeCode(lines, line.productCode) })
  }
  return lines
}
