import { filterRange, type ListingFilter, type Range, slugReader } from '#domain/catalogue/listing-filter.ts'

/** Something that can be narrowed down: a choice among texts or a range of numbers. */
export type FacetDefinition = {
  readonly key: string
  readonly name: string
  readonly kind: 'choice' | 'range'
  readonly unit: string
}

/** A product as far as filtering and sorting have to know it. */
export type Candidate = {
  readonly id: string
  readonly productId: number
  readonly priceCents: number | null
  readonly savedPercent: number
  readonly rank: number
  /** yyyy-mm-dd */
  readonly releasedOn: string
  readonly ratingAverage: number | null
  readonly ratingCount: number
  /** How well it fits a search; 0 in listings. */
  readonly relevance: number
  /** By facet key. */
  readonly values: Readonly<Record<string, string | number | null | undefined>>
}

const inRange = (value: number, { from, to }: Range) => (from === null || value >= from) && (to === null || value <= to)

type Value = Candidate['values'][string]

/** Says of a value whether it passes what is chosen in its facet. */
function passer({ kind, key }: FacetDefinition, filter: ListingFilter): (value: Value) => boolean {
  if (kind === 'range') {
    const range = filterRange(filter, key)
    return (value) => range === null || (value !== null && value !== undefined && inRange(Number(value), range))
  }
  const chosen = filter.get(key)
  const slugOf = slugReader()
  return (value) => !chosen || (typeof value === 'string' && chosen.includes(slugOf(value)))
}

export type Judged = {
  readonly candidate: Candidate
  /** The only facet that keeps it out; null when nothing does. */
  readonly failing: string | null
}

/** Candidates that pass everything, and those that a single facet keeps out: that facet still counts them. */
export function judge(
  candidates: readonly Candidate[],
  definitions: readonly FacetDefinition[],
  filter: ListingFilter,
): readonly Judged[] {
  const active = definitions
    .filter(({ key }) => filter.has(key))
    .map((definition) => ({ key: definition.key, passes: passer(definition, filter) }))
  return candidates.flatMap((candidate) => {
    const failing = active.filter(({ key, passes }) => !passes(candidate.values[key]))
    return failing.length > 1 ? [] : [{ candidate, failing: failing[0]?.key ?? null }]
  })
}

export const passing = (judged: readonly Judged[]) =>
  judged.filter(({ failing }) => failing === null).map(({ candidate }) => candidate)

/** What a facet counts: its own choice left out. */
export const seenBy = (key: string, judged: readonly Judged[]) =>
  judged.filter(({ failing }) => failing === null || failing === key).map(({ candidate }) => candidate)
