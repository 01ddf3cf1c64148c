import type { ProductVariation, Project, ProjectProduct } from '#contract/project/project-parts.ts'

/** The SKUs a brand offers, its name compared without case, plus the chosen one if it is no longer offered. */
export function variationChoices(
  brandVariations: Project['brandVariations'],
  { brand, own }: { brand: string; own: string },
): readonly string[] {
  const named = Object.entries(brandVariations).find(([name]) => name.toLowerCase() === brand.toLowerCase())
  const offered = named?.[1] ?? []
  return own && offered.length > 0 && !offered.includes(own) ? [own, ...offered] : offered
}

/** The RRP to show: the override of a variation, else the product's. The price does not change [S3-3-28]. */
export function shownRrp(line: Pick<ProjectProduct, 'rrp'>, variations: readonly ProductVariation[]): number | null {
  return variations.find(({ rrpOverride }) => rrpOverride !== null)?.rrpOverride ?? line.rrp ?? null
}
