import type { Facet } from '#contract/catalogue.ts'
import { filterRange, type ListingFilter, slugReader } from '#domain/catalogue/listing-filter.ts'
import { type Candidate, type FacetDefinition, type Judged, seenBy } from './listing-candidate.ts'

const mostValues = 40

function choiceFacet(
  { key, name, kind, unit }: FacetDefinition,
  seen: readonly Candidate[],
  filter: ListingFilter,
): Facet {
  const chosen = filter.get(key) ?? []
  const counts = new Map<string, { label: string; count: number }>()
  const slugOf = slugReader()
  for (const { values } of seen) {
    const label = values[key]
    if (typeof label !== 'string' || label === '') continue
    const value = slugOf(label)
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { label, count: 1 })
  }
  // A choice that no longer leads anywhere stays in sight, so that it can be taken back.
  for (const value of chosen) if (!counts.has(value)) counts.set(value, { label: value, count: 0 })
  const values = [...counts]
    .map(([value, { label, count }]) => ({ value, label, count, selected: chosen.includes(value) }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, mostValues)
  return { key, name, kind, unit, values, min: null, max: null, from: null, to: null }
}

function rangeFacet(
  { key, name, kind, unit }: FacetDefinition,
  seen: readonly Candidate[],
  filter: ListingFilter,
): Facet {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const { values } of seen) {
    const value = values[key]
    if (typeof value !== 'number') continue
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  const isKnown = min <= max
  return {
    key,
    name,
    kind,
    unit,
    values: [],
    min: isKnown ? Math.floor(min) : null,
    max: isKnown ? Math.ceil(max) : null,
    ...(filterRange(filter, key) ?? { from: null, to: null }),
  }
}

/** A facet that can narrow nothing only takes room, unless something is chosen in it. */
function isUseful(facet: Facet, seen: number, filter: ListingFilter) {
  if (filter.has(facet.key)) return true
  if (facet.kind === 'range') return facet.min !== facet.max
  return facet.values.length > 1 || facet.values.some(({ count }) => count < seen)
}

/** The facets with their counts, each with its own choice left out. */
export function facetsOf(
  definitions: readonly FacetDefinition[],
  judged: readonly Judged[],
  filter: ListingFilter,
): Facet[] {
  return definitions.flatMap((definition) => {
    const seen = seenBy(definition.key, judged)
    const facet =
      definition.kind === 'choice' ? choiceFacet(definition, seen, filter) : rangeFacet(definition, seen, filter)
    return isUseful(facet, seen.length, filter) ? [facet] : []
  })
}
