import type { Cents } from './money.ts'

export const discountThreshold = { percent: 5, cents: 200_00 } as const

export type Discount = { readonly savedCents: Cents; readonly percent: number }

type Prices = { readonly priceCents: Cents | null; readonly rrpCents: Cents | null | undefined }

/** What is off the recommended price, when it is worth telling: 5 percent or 200 dollars at least. */
export function discountOffRrp({ priceCents, rrpCents }: Prices): Discount | null {
  if (!priceCents || !rrpCents || priceCents < 0) return null
  const savedCents = rrpCents - priceCents
  const isWorthTelling =
    savedCents * 100 >= rrpCents * discountThreshold.percent || savedCents >= discountThreshold.cents
  return isWorthTelling && savedCents > 0 ? { savedCents, percent: Math.floor((savedCents * 100) / rrpCents) } : null
}
