import type { Country } from '#domain/location/country.ts'
import type { Cents } from './money.ts'

/** What of a shop decides how GST is counted; a brand fits. */
export type TaxedShop = { readonly country: Country; readonly flags: { readonly pricesExGst: boolean } }

/** The three figures of an amount: without GST, the GST, and both together, which is what is charged. */
export type TaxedTotal = { readonly netCents: Cents; readonly gstCents: Cents; readonly totalCents: Cents }

const gstPercent: Record<Country, number> = { AU: 10, NZ: 15 }

/** `numerator / denominator` in whole cents, halves up, without leaving whole numbers. */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

/** What a sum of listed prices comes to. GST is counted once, on the whole sum (docs/decisions/0037-gst.md). */
export function taxedTotal(listedCents: Cents, { country, flags }: TaxedShop): TaxedTotal {
  const percent = gstPercent[country]
  if (flags.pricesExGst) {
    const gstCents = rounded(listedCents * percent, 100)
    return { netCents: listedCents, gstCents, totalCents: listedCents + gstCents }
  }
  const gstCents = rounded(listedCents * percent, 100 + percent)
  return { netCents: listedCents - gstCents, gstCents, totalCents: listedCents }
}

/** How a shop lists a price that includes GST: as it is, or without GST in commercial shops. */
export function listedCents(centsWithGst: Cents, { country, flags }: TaxedShop): Cents {
  return flags.pricesExGst ? rounded(centsWithGst * 100, 100 + gstPercent[country]) : centsWithGst
}
