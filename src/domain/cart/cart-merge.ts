import { lineQuantity } from './cart.ts'

/** The fields that a merge compares; other fields of a line are copied. */
export type MergedLine = {
  productCode: string
  productId: string
  quantity: number
  warrantyId: string | null
  installId: string | null
  /** A price agreed for this line only. */
  agreedCents?: number | null
}

/** Different products of a cart that is filled by hand. */
export const maxLines = 100
/** Two full carts: a sign-in loses nothing that was put into them. */
const mostLines = 2 * maxLines

const isSame = (a: MergedLine, b: MergedLine) =>
  a.productId === b.productId &&
  a.warrantyId === b.warrantyId &&
  a.installId === b.installId &&
  (a.agreedCents ?? null) === (b.agreedCents ?? null)

function freeCode(lines: readonly MergedLine[], preferred: string) {
  const taken = new Set(lines.map(({ productCode }) => productCode))
  for (let number = 1; ; number++) {
    const code = number === 1 ? preferred : `${preferred}-${number}`
    if (!taken.has(code)) return code
  }
}

/**
 * Merges the account's cart with the browser's. Equal lines take the larger quantity, not the sum: the shopper added
 * the same thing twice. A product with other options becomes a new line.
 */
export function mergedLines<Line extends MergedLine>(account: readonly Line[], browser: readonly Line[]): Line[] {
  const lines = [...account]
  for (const line of browser) {
    const index = lines.findIndex((candidate) => isSame(candidate, line))
    const known = lines[index]
    if (known)
      lines[index] = { ...known, quantity: Math.min(lineQuantity.max, Math.max(known.quantity, line.quantity)) }
    else if (lines.length < mostLines) lines.push({ ...line, productCode: freeCode(lines, line.productCode) })
  }
  return lines
}

const piecesOf = (lines: readonly MergedLine[]) => lines.reduce((pieces, { quantity }) => pieces + quantity, 0)

/** What the shop says after it has merged two carts. */
export type Joined = {
  /** Pieces of the merged cart that the browser's did not show. */
  readonly joined: number
  /** Products of the browser's cart for which there was no room. */
  readonly left: number
}

export function joinedCounts(merged: readonly MergedLine[], browser: readonly MergedLine[]): Joined {
  const taken = browser.filter((line) => merged.some((mergedLine) => isSame(mergedLine, line)))
  return { joined: Math.max(0, piecesOf(merged) - piecesOf(taken)), left: browser.length - taken.length }
}
