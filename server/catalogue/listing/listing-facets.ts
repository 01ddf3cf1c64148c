import type { Facet } from '#contract/catalogue/catalogue.ts'
import { filterRange, isWithin, type ListingFilter, slugReader } from '#domain/catalogue/listing-filter.ts'
import { formatFigure } from '#domain/money/price-format.ts'
import type { ListingCounts } from '../store/listing-counts.ts'
import type { FacetDefinition } from './facet-definition.ts'

const mostValues = 40
/** Numbers that count something are offered one by one up to this many, and as a range beyond. */
const mostCounts = 8

export const noCounts: ReadonlyMap<string, number> = new Map()

function choiceFacet(
  { key, name, kind, unit, bitsKey, labelOf }: FacetDefinition,
  { values: counted }: ListingCounts,
  filter: ListingFilter,
): Facet {
  const chosen = filter.get(key) ?? []
  const counts = new Map<string, { label: string; count: number }>()
  const slugOf = slugReader()
  for (const [stored, count] of counted.get(bitsKey) ?? noCounts) {
    const label = labelOf(stored)
    if (!label) continue
    const value = slugOf(label)
    const known = counts.get(value)
    if (known) known.count += count
    else counts.set(value, { label, count })
  }
  // A choice that no longer leads anywhere stays in sight, so that it can be taken back.
  for (const value of chosen) if (!counts.has(value)) counts.set(value, { label: value, count: 0 })
  const values = [...counts]
    .map(([value, { label, count }]) => ({ value, label, count, selected: chosen.includes(value) }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, mostValues)
  return { key, name, kind, unit, values, min: null, max: null, from: null, to: null }
}

function boundsOf({ key, bitsKey }: FacetDefinition, { values, prices }: ListingCounts) {
  if (key === 'price') return prices && { min: prices.min / 100, max: prices.max / 100 }
  const numbers = [...(values.get(bitsKey) ?? noCounts).keys()].map(Number)
  if (numbers.length === 0) return null
  return numbers.reduce((found, value) => ({ min: Math.min(found.min, value), max: Math.max(found.max, value) }), {
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  })
}

function rangeFacet(definition: FacetDefinition, counts: ListingCounts, filter: ListingFilter): Facet {
  const { key, name, kind, unit } = definition
  const bounds = boundsOf(definition, counts)
  return {
    key,
    name,
    kind,
    unit,
    values: [],
    min: bounds && Math.floor(bounds.min),
    max: bounds && Math.ceil(bounds.max),
    ...(filterRange(filter, key) ?? { from: null, to: null }),
  }
}

const countLabel = (value: number, unit: string) =>
  unit ? `${formatFigure(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}` : formatFigure(value)

/** Numbers to tick, from the lowest; null where a range suits them better. A range in the filter ticks what is in it. */
function countFacet(
  { key, name, unit, isCount, bitsKey }: FacetDefinition,
  { values: counted }: ListingCounts,
  filter: ListingFilter,
): Facet | null {
  const range = filterRange(filter, key)
  const chosen = range ? [] : (filter.get(key) ?? []).map(Number).filter(Number.isFinite)
  const counts = new Map<number, number>(chosen.map((value) => [value, 0]))
  for (const [stored, count] of counted.get(bitsKey) ?? noCounts)
    counts.set(Number(stored), (counts.get(Number(stored)) ?? 0) + count)
  if (!isCount || (counts.size > mostCounts && chosen.length === 0)) return null
  const values = [...counts]
    .sort(([a], [b]) => a - b)
    .slice(0, mostValues)
    .map(([value, count]) => ({
      ...{ value: String(value), label: countLabel(value, unit), count },
      selected: chosen.includes(value) || isWithin(range, value),
    }))
  const bounds = { min: null, max: null, ...(range ?? { from: null, to: null }) }
  return { key, name, kind: 'choice', unit, values, ...bounds }
}

/** A facet that can narrow nothing only takes room, unless something is chosen in it. */
function isUseful(
  facet: Facet,
  { kind, seen, filter }: Pick<FacetDefinition, 'kind'> & { seen: number; filter: ListingFilter },
) {
  if (filter.has(facet.key)) return true
  if (kind === 'range') return facet.min !== facet.max || facet.values.length > 1
  return facet.values.length > 1 || facet.values.some(({ count }) => count < seen)
}

/** The facets with their counts, each with its own choice left out. */
export function facetsOf(
  definitions: readonly FacetDefinition[],
  counts: ListingCounts,
  filter: ListingFilter,
): Facet[] {
  return definitions.flatMap((definition) => {
    const { kind, bitsKey } = definition
    const facet =
      kind === 'choice'
        ? choiceFacet(definition, counts, filter)
        : (countFacet(definition, counts, filter) ?? rangeFacet(definition, counts, filter))
    return isUseful(facet, { kind, filter, seen: counts.seen.get(bitsKey) ?? counts.found }) ? [facet] : []
  })
}
