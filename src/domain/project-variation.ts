import type { ProductVariation, Project, ProjectProduct } from '#contract/project-parts.ts'

/** The SKUs a brand offers, whatever the case of its name; with the chosen one, should the brand have dropped it since. */
export function variationChoices(
  brandVariations: Project['brandVariations'],
  { brand, own }: { brand: string; own: string },
): readonly string[] {
  const named = Object.entries(brandVariations).find(([name]) => name.toLowerCase() === brand.toLowerCase())
  const offered = named?.[1] ?? []
  return own && offered.length > 0 && !offered.includes(own) ? [own, ...offered] : offered
}

/** The RRP that is shown: of a variation with one of its own, else the product's; the price stays as it is [S3-3-28]. */
export function shownRrp(line: Pick<ProjectProduct, 'rrp'>, variations: readonly ProductVariation[]): number | null {
  return variations.find(({ rrpOverride }) => rrpOverride !== null)?.rrpOverride ?? line.rrp ?? null
}
